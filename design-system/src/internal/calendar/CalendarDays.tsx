import type { CalendarDate } from '@internationalized/date'
import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { useMessages } from '../../i18n/useMessages.ts'
import type { UnavailableReason } from '../../components/DateField/dateRules.ts'
import { messages } from './calendar.messages.ts'
import * as styles from './calendarDays.css.ts'
import { useCalendar } from './useCalendarMonths.ts'

interface CalendarDaysProps {
  unavailable: UnavailableReason | undefined
  months?: number
}

/** The days of one or more months, and below them why the one pointed at or focused cannot be chosen. */
export function CalendarDays({ unavailable, months = 1 }: CalendarDaysProps) {
  const state = useCalendar()
  const isRange = 'highlightedRange' in state
  const [pointed, setPointed] = useState<string | null>(null)
  const focused = state.isFocused ? state.focusedDate.toString() : null
  const reasonOf = (date: string | null) => (date === null ? null : (unavailable?.(date) ?? null))
  return (
    <>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, offset) => (
          <CalendarGrid key={offset} offset={{ months: offset }} weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {day => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {date => (
                <Day date={date} isRange={isRange} reason={reasonOf(date.toString())} onPoint={setPointed} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {unavailable && <ReasonLine reason={reasonOf(pointed) ?? reasonOf(focused)} />}
    </>
  )
}

interface DayProps {
  date: CalendarDate
  isRange: boolean
  reason: string | null
  onPoint: (date: string | null) => void
}

function Day({ date, isRange, reason, onPoint }: DayProps) {
  const reasonId = useId()
  return (
    <CalendarCell
      date={date}
      className={isRange ? styles.rangeDay : styles.day}
      onPointerEnter={() => onPoint(date.toString())}
      onPointerLeave={() => onPoint(null)}
      // On touch nothing hovers: a tap on a day that cannot be chosen says why.
      onPointerDown={() => onPoint(date.toString())}
      render={({ 'aria-describedby': describedBy, ...props }) => (
        <div
          {...props}
          aria-describedby={[describedBy, reason !== null && reasonId].filter(Boolean).join(' ') || undefined}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {reason !== null && (
            <span hidden id={reasonId}>
              {reason}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}

/** Visible to everyone; screen readers get the same words as the day's description. */
function ReasonLine({ reason }: { reason: string | null }) {
  const t = useMessages(messages)
  return (
    <div className={styles.reason} data-reason={reason !== null || undefined}>
      <Ban aria-hidden size={14} className={styles.reasonIcon} />
      <span>{reason ?? t('unavailable')}</span>
    </div>
  )
}
