import { useState, type RefObject } from 'react'
import { parseNumber } from '../../i18n/parseNumber.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useRefusedSubmit } from '../../internal/field/useRefusedSubmit.ts'
import { messages } from './NumberField.messages.ts'

/** A text that is not a number. */
interface Unread {
  text: string
  /** The last number that the field had with it. */
  value: number | null
  /** Whether the field keeps the text. A pasted one never replaces what is there. */
  isTyped: boolean
}

interface NumberEntryOptions extends FieldBase, ReadOnlyField {
  format: Intl.NumberFormatOptions
}

/** Texts that are not numbers: they are reported, and a form is not sent without them. */
export function useNumberEntry(
  props: NumberEntryOptions,
  value: number | null,
  input: RefObject<HTMLInputElement | null>,
) {
  const locale = useLocale()
  const t = useMessages(messages)
  const [unread, setUnread] = useState<Unread | null>(null)
  // The field itself reports null for a typed text. Any other change of the number outdates the text.
  if (unread && unread.value !== value)
    setUnread(unread.isTyped && value === null ? { ...unread, value } : null)
  const kept = unread?.isTyped === true && value === null ? unread.text : null
  const warned = kept === null && unread ? unread.text : null
  const refuse = (text: string, isTyped: boolean) => setUnread({ text, isTyped, value })
  useRefusedSubmit(input, {
    isUnfinished: () => {
      // Nobody could correct it.
      if (props.isDisabled || props.isReadOnly) return false
      const text = input.current?.value ?? ''
      return text.trim() !== '' && Number.isNaN(parseNumber(text, props.format, locale))
    },
    focus: () => input.current?.focus(),
    tell: () => refuse(input.current?.value ?? '', true),
  })
  return {
    /** The text that stays in the empty field because it is not a number. */
    kept,
    refuse,
    forget: () => setUnread(null),
    messages: joinMessages(props.messages, {
      errors: kept === null ? [] : [t('unreadable', { text: kept })],
      entry: warned === null ? [] : [{ kind: 'warning', text: t('unreadable', { text: warned }) }],
    }),
  }
}
