import { useState, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useRefusedSubmit } from '../../internal/field/useRefusedSubmit.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { messages } from './ComboBox.messages.ts'

interface UnchosenTextOptions {
  value: Option | null
  /** The text in the field while the reader types. */
  draft: string
  isFocused: boolean
  input: RefObject<HTMLInputElement | null>
}

/**
 * Never discards typed text silently when it matches no option. If nothing is selected, the text stays with an error
 * and blocks the form; if something is selected, the field returns to it and says so.
 */
export function useUnchosenText({ value, draft, isFocused, input }: UnchosenTextOptions) {
  const t = useMessages(messages)
  const [left, setLeft] = useState<{ text: string; of: string | undefined }>()
  // A new selection clears the message about the previous one.
  const told = left?.of === value?.id ? left : undefined
  const text = isFocused ? draft : (value?.label ?? told?.text ?? '')
  const isUnchosen = text.trim() !== '' && text !== value?.label
  const leaveBehind = () => {
    if (isUnchosen) setLeft({ text, of: value?.id })
  }
  useRefusedSubmit(input, {
    isUnfinished: () => isUnchosen,
    focus: () => input.current?.focus(),
    tell: leaveBehind,
  })

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
