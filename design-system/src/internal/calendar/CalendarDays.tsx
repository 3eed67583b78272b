import type { CalendarDate } from '@internationalized/date'
import { Ban, Info } from 'lucide-react'
import { useId, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { useMessages } from '../../i18n/useMessages.ts'
import type { DayRemark, UnavailableReason } from '../../components/DateField/dateRules.ts'
import { messages } from './calendar.messages.ts'
import * as styles from './calendarDays.css.ts'
import { useCalendar } from './useCalendarMonths.ts'

interface CalendarDaysProps {
  unavailable: UnavailableReason | undefined
  remark?: DayRemark | undefined
  months?: number
}

/** The days of one or more months, with a note below about the hovered or focused day. */
export function CalendarDays({ unavailable, remark, months = 1 }: CalendarDaysProps) {
  const state = useCalendar()
  const isRange = 'highlightedRange' in state
  const [pointed, setPointed] = useState<string | null>(null)
  const focused = state.isFocused ? state.focusedDate.toString() : null
  const noteOf = (date: string | null): DayNote | null => {
    if (date === null) return null
    const reason = unavailable?.(date)
    if (reason) return { text: reason, isRemark: false }
    const text = remark?.(date)
    return text ? { text, isRemark: true } : null
  }
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
                <Day date={date} isRange={isRange} note={noteOf(date.toString())} onPoint={setPointed} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {(unavailable ?? remark) && (
        <NoteLine
          note={noteOf(pointed) ?? noteOf(focused)}
          general={unavailable ? 'unavailable' : 'remarks'}
        />
      )}
    </>
  )
}

/** A note on a day: why it cannot be chosen, or what to know before choosing it. */
interface DayNote {
  text: string
  isRemark: boolean
}

interface DayProps {
  date: CalendarDate
  isRange: boolean
  note: DayNote | null
  onPoint: (date: string | null) => void
}

function Day({ date, isRange, note, onPoint }: DayProps) {
  const noteId = useId()
  return (
    <CalendarCell
      date={date}
      className={isRange ? styles.rangeDay : styles.day}
      onPointerEnter={() => onPoint(date.toString())}
      onPointerLeave={() => onPoint(null)}
      // There is no hover on touch screens: tapping a day shows its note.
      onPointerDown={() => onPoint(date.toString())}
      render={({ 'aria-describedby': describedBy, ...props }) => (
        <div
          {...props}
          data-remark={note?.isRemark || undefined}
          aria-describedby={[describedBy, note !== null && noteId].filter(Boolean).join(' ') || undefined}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {note !== null && (
            <span hidden id={noteId}>
              {note.text}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}

/** Visible to everyone; screen readers get the same text as the day's description. */
function NoteLine({ note, general }: { note: DayNote | null; general: 'unavailable' | 'remarks' }) {
  const t = useMessages(messages)
  const isRemark = note?.isRemark ?? general === 'remarks'
  const Icon = isRemark ? Info : Ban
  return (
    <div className={styles.reason} data-reason={note !== null || undefined}>
      <Icon aria-hidden size={14} className={styles.reasonIcon} />
      <span>{note?.text ?? t(general)}</span>
    </div>
  )
}
