import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { messages } from './MultiSelect.messages.ts'
import type { PasteState } from './usePastedOptions.ts'

interface Pasted {
  state: PasteState
  retry: (entries: readonly string[]) => void
  dismiss: () => void
}

/** Maximum number of names in a message. */
const named = 8

/** Messages about a pasted list. Entries that were not found stay listed until the reader dismisses them. */
export function usePasteMessages({ state, retry, dismiss }: Pasted): FieldMessage[] {
  const t = useMessages(messages)
  const locale = useLocale()
  if (state.phase === 'idle') return []
  if (state.phase === 'looking')
    return [{ kind: 'checking', text: t('looking', { count: state.entries.length }) }]
  if (state.phase === 'failed') {
    const { entries } = state
    const action = { label: t('retry'), onPress: () => retry(entries) }
    return [{ kind: 'warning', text: t('failed', { count: entries.length }), action }]
  }
  const list = (names: readonly string[]) => {
    const shown = names.slice(0, named)
    const rest = names.length - shown.length
    if (rest > 0) shown.push(t('others', { count: rest }))
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  }
  const { missing, ambiguous, beyond, known } = state.report
  const warnings = (['missing', 'ambiguous', 'beyond'] as const).flatMap(key => {
    const names = { missing, ambiguous, beyond }[key]
    return names.length === 0 ? [] : [t(key, { count: names.length, names: list(names) })]
  })
  const shown: FieldMessage[] = warnings.map((text, at) => ({
    kind: 'warning',
    text,
    ...(at === warnings.length - 1 && { action: { label: t('dismiss'), onPress: dismiss } }),
  }))
  if (known > 0) shown.push({ kind: 'information', text: t('known', { count: known }) })
  return shown
}
