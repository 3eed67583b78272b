import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { messages } from './ComboBox.messages.ts'

interface UnchosenTextOptions {
  value: Option | null
  /** What stands in the field while somebody types. */
  draft: string
  isFocused: boolean
  input: RefObject<HTMLInputElement | null>
}

/**
 * What was typed and is no choice is never lost without a word: where nothing is chosen it stays, is said to be none, and
 * no form is sent with it; where something is chosen the field goes back to that, and says so.
 */
export function useUnchosenText({ value, draft, isFocused, input }: UnchosenTextOptions) {
  const t = useMessages(messages)
  const [left, setLeft] = useState<{ text: string; of: string | undefined }>()
  // Another choice is the end of what was said of the one before.
  const told = left?.of === value?.id ? left : undefined
  const text = isFocused ? draft : (value?.label ?? told?.text ?? '')
  const isUnchosen = text.trim() !== '' && text !== value?.label
  const leaveBehind = () => {
    if (isUnchosen) setLeft({ text, of: value?.id })
  }
  const refuse = useEffectEvent((event: SubmitEvent) => {
    if (!isUnchosen) return
    if (!event.defaultPrevented) input.current?.focus()
    event.preventDefault()
    event.stopPropagation()
    leaveBehind()
  })
  useEffect(() => {
    const form = input.current?.form
    // Before the form is sent: otherwise this text would be missing in it.
    const listen = (event: SubmitEvent) => refuse(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [input])

  const isKept = told !== undefined && text === told.text
  const isReplaced = told !== undefined && value !== null && text === value.label
  return {
    text,
    isUnchosen,
    leaveBehind,
    forget: () => setLeft(undefined),
    said: {
      errors: isKept ? [t('unchosen', { text })] : [],
      entry: isReplaced
        ? [{ kind: 'information' as const, text: t('stays', { text: told.text, choice: value.label }) }]
        : [],
    },
  }
}
