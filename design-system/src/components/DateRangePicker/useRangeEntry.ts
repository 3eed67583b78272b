import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { parseDate, parseDateRange } from '../../i18n/parseDate.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { entryMessages, problemText } from '../../internal/dates/dateMessages.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import type { DateBase } from '../../internal/dates/dateProps.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { checkDate } from '../DateField/dateRules.ts'
import { messages } from '../../internal/dates/dates.messages.ts'
import { useClipboard } from '../../internal/dates/useClipboard.ts'
import { useDateDraft } from '../../internal/dates/useDateDraft.ts'

/** Two days as 'YYYY-MM-DD', both included. An end that is not set is `null`. */
export interface DateRange {
  start: string | null
  end: string | null
}

const none: DateRange = { start: null, end: null }

interface EnteredRange extends DateBase, FieldValue<DateRange> {
  isSameDayAllowed?: boolean
}

const emptyRange: DateRange = { start: null, end: null }

/** The errors of the two dates, one sentence each. */
function useRangeErrors(props: EnteredRange, drafts: readonly ReturnType<typeof useDateDraft>[]) {
  const locale = useLocale()
  const t = useMessages(messages)
  const common = useMessages(validationMessages)
  const errors = drafts.flatMap(({ isIncomplete, phase, told }) => {
    if (isIncomplete) return [t('incomplete')]
    const problem = phase === 'settled' && told !== null ? checkDate(told, props) : null
    return problem ? [problemText(t, locale, problem)] : []
  })
  const [start, end] = drafts.map(({ told }) => told)
  const isEntered = drafts.some(({ phase }) => phase === 'settled')
  const isTyping = drafts.some(({ phase }) => phase === 'typing')
  if (start && end && isEntered && !isTyping) {
    const isInOrder = (props.isSameDayAllowed ?? true) ? start <= end : start < end
    if (!isInOrder) errors.push(common('gridDateOrder'))
  }
  return [...new Set(errors)]
}

/** State for entering a range: a draft for each end, pasting, and validation errors. */
export function useRangeEntry<T extends EnteredRange>(props: T) {
  const [value, onChange] = useFieldValue(props, none)
  const locale = useLocale()
  const t = useMessages(messages)
  const start = useDateDraft(value.start, next => onChange({ start: next, end: value.end }))
  const end = useDateDraft(value.end, next => onChange({ start: value.start, end: next }))
  const [refused, setRefused] = useState<{ text: string; before: string } | null>(null)
  const [generation, setGeneration] = useState(0)
  const errors = useRangeErrors(props, [start, end])
  const isLocked = props.isDisabled === true || props.isReadOnly === true
  const told = [start.told, end.told]
  const here = told.join('/')
  // Shown until a date changes.
  const unread = refused !== null && refused.before === here ? refused.text : null
  const entry = entryMessages(t, locale, [start, end], unread)

  /** Sets both ends at once: the form gets a single change, never a new start with an old end. */
  const set = (next: DateRange) => {
    setRefused(null)
    setGeneration(count => count + 1)
    start.replace(next.start)
    end.replace(next.end)
    if (next.start !== value.start || next.end !== value.end) onChange(next)
  }
  return {
    start,
    end,
    generation,
    set,
    clear: () => set(emptyRange),
    /** The field's props, with its own messages added to those of the form. */
    field: { ...props, messages: joinMessages(props.messages, { errors, entry }) },
    isIncomplete: start.isIncomplete || end.isIncomplete,
    isLocked,
    canClear: !isLocked && [start, end].some(draft => draft.told !== null || draft.isIncomplete),
    clipboard: useClipboard({
      canPaste: !isLocked,
      copied: told.some(Boolean)
        ? told
            .filter(date => date !== null)
            .map(date => formatDate(locale, date))
            .join(' – ')
        : null,
      onPaste(text, target) {
        const range = parseDateRange(text, locale)
        const date = range ? null : parseDate(text, locale)
        if (range) return set(range)
        if (date === null) return setRefused({ text, before: here })
        const isEnd = target.closest('[data-range-end="end"]') !== null
        set(isEnd ? { start: start.told, end: date } : { start: date, end: end.told })
      },
    }),
  }
}
