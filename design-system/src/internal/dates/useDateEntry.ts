import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { parseDate } from '../../i18n/parseDate.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { joinMessages } from '../field/joinMessages.ts'
import { useFieldValue, type FieldValue } from '../field/useFieldValue.ts'
import { entryMessages, problemText } from './dateMessages.ts'
import type { DateBase } from './dateProps.ts'
import { checkDate, type DayRemark } from '../../components/DateField/dateRules.ts'
import { messages } from './dates.messages.ts'
import { useClipboard } from './useClipboard.ts'
import { useDateDraft } from './useDateDraft.ts'

interface EnteredDate extends DateBase, FieldValue<string | null> {
  remark?: DayRemark
}

/** The state of entering one date: its draft, its clipboard and its errors. */
export function useDateEntry<T extends EnteredDate>(props: T) {
  const locale = useLocale()
  const t = useMessages(messages)
  const draft = useDateDraft(...useFieldValue(props, null))
  const [refused, setRefused] = useState<{ text: string; before: string | null } | null>(null)
  const [generation, setGeneration] = useState(0)

  const problem = draft.phase === 'settled' && draft.told !== null ? checkDate(draft.told, props) : null
  const errors = draft.isIncomplete ? [t('incomplete')] : problem ? [problemText(t, locale, problem)] : []
  // Shown until the date changes.
  const unread = refused !== null && refused.before === draft.told ? refused.text : null
  const entry = entryMessages(t, locale, [draft], unread)
  const remark = draft.phase !== 'typing' && draft.told !== null && !problem && props.remark?.(draft.told)
  if (remark) entry.push({ kind: 'warning', text: remark })
  const isLocked = props.isDisabled === true || props.isReadOnly === true
  const set = (next: string | null) => {
    setRefused(null)
    draft.set(next)
    // Partial input has no value that could change.
    setGeneration(count => count + 1)
  }
  return {
    draft,
    generation,
    set,
    /** The field's props, with its own messages added to those of the form. */
    field: { ...props, messages: joinMessages(props.messages, { errors, entry }) },
    isIncomplete: draft.isIncomplete,
    isLocked,
    canClear: !isLocked && (draft.told !== null || draft.isIncomplete),
    clipboard: useClipboard({
      canPaste: !isLocked,
      copied: draft.told === null ? null : formatDate(locale, draft.told),
      onPaste(text) {
        const read = parseDate(text, locale)
        if (read === null) setRefused({ text, before: draft.told })
        else set(read)
      },
    }),
  }
}
