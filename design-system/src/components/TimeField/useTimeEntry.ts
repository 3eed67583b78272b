import { parseTime as readTime, type Time } from '@internationalized/date'
import { useState } from 'react'
import { formatTime } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { LeftSegments } from '../../internal/dates/useDateDraft.ts'
import { useClipboard } from '../../internal/dates/useClipboard.ts'
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { parseTime } from './parseTime.ts'
import { messages } from './TimeField.messages.ts'

interface EnteredTime extends FieldBase, ReadOnlyField, FieldValue<string | null> {}

const timeOf = (value: string | null) => (value === null ? null : readTime(value))
const textOf = (time: Time | null) => time && time.toString().slice(0, 5)

/**
 * The state of a time field: its segments, its clipboard and its errors. The form only ever receives complete times or
 * null.
 */
export function useTimeEntry<T extends EnteredTime>(props: T) {
  const [value, onChange] = useFieldValue(props, null)
  const locale = useLocale()
  const t = useMessages(messages)
  // What the segments show, and what the form has: they differ while the time is incomplete.
  const [held, setHeld] = useState(() => timeOf(value))
  const [told, setTold] = useState(value)
  const [isIncomplete, setIncomplete] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (value !== told) {
    // The form loaded, reset or computed the value; it was not entered here.
    setTold(value)
    setHeld(timeOf(value))
    setIncomplete(false)
    setRefused(null)
  }
  const tell = (next: string | null) => {
    if (next === told) return
    setTold(next)
    onChange(next)
  }
  const set = (next: string | null) => {
    setIncomplete(false)
    setRefused(null)
    setHeld(timeOf(next))
    tell(next)
  }
  const isLocked = props.isDisabled === true || props.isReadOnly === true
  const example = formatTime(locale, '17:30')
  return {
    held,
    set,
    type: (next: Time | null) => {
      setIncomplete(false)
      setRefused(null)
      setHeld(next)
      tell(textOf(next))
    },
    /** Called when the field is left. */
    leave: ({ empty, all }: LeftSegments) => {
      const isPartial = empty > 0 && empty < all
      setIncomplete(isPartial)
      // When the time is complete again, it is reported even if it has not changed.
      tell(empty === 0 ? textOf(held) : null)
    },
    /** The field's props, with its own messages added to those of the form. */
    field: {
      ...props,
      messages: joinMessages(props.messages, {
        errors: isIncomplete ? [t('incomplete')] : [],
        entry:
          refused === null ? [] : [{ kind: 'warning', text: t('unreadable', { text: refused, example }) }],
      }),
    },
    isIncomplete,
    isLocked,
    canClear: !isLocked && (told !== null || isIncomplete),
    clipboard: useClipboard({
      canPaste: !isLocked,
      copied: told === null ? null : formatTime(locale, told),
      onPaste(text) {
        const read = parseTime(text)
        if (read === null) setRefused(text.trim().slice(0, 40))
        else set(read)
      },
    }),
  }
}
