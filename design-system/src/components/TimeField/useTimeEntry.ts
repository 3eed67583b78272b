import { parseTime as readTime, type Time } from '@internationalized/date'
import { useState } from 'react'
import { formatTime } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
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
 * Entering one time: what stands in its parts, its clipboard, and what is wrong with it. The form only ever gets whole
 * times or null.
 */
export function useTimeEntry<T extends EnteredTime>(props: T) {
  const [value, onChange] = useFieldValue(props, null)
  const locale = useLocale()
  const t = useMessages(messages)
  // What the parts show, and what the form has: apart while they are incomplete.
  const [held, setHeld] = useState(() => timeOf(value))
  const [told, setTold] = useState(value)
  const [isIncomplete, setIncomplete] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (value !== told) {
    // Loaded, reset or computed by the form: not what was entered here.
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
    /** The parts are left as they are. @param empty how many of them, and of how many */
    leave: (empty: number, all: number) => {
      const isPartial = empty > 0 && empty < all
      setIncomplete(isPartial)
      // The same time as before is told again once it is whole.
      tell(empty === 0 ? textOf(held) : null)
    },
    /** The props of the field with its own messages beside those of the form. */
    field: {
      ...props,
      messages: joinMessages(props.messages, {
        errors: isIncomplete ? [t('incomplete')] : [],
        entry:
          refused === null ? [] : [{ kind: 'warning', text: t('unreadable', { text: refused, example }) }],
      }),
    },
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
