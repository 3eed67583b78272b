import type { CalendarDate } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { fullYear } from '../../i18n/parseDate.ts'
import { readDay } from './isoDate.ts'

/** Smaller years are incomplete: "20" of 2026. */
const firstYear = 1000

/** The content of the segments of a date or time when the field is left. */
export interface LeftSegments {
  /** How many segments are empty. */
  empty: number
  /** How many there are. */
  all: number
  /** The day, if there is one. */
  day: number | null
}

/**
 * A date while it is being entered. The form only receives complete dates or null, never the year 202 or a day without
 * a month. When the field is left, the form has what the field shows, or the field says that it is incomplete.
 */
export interface DateDraft {
  /** What the segments show. */
  held: CalendarDate | null
  /** The complete date that the form has, 'YYYY-MM-DD'. */
  told: string | null
  /** Whether it was left with only some of its parts. */
  isIncomplete: boolean
  /** The day that was entered but does not exist in its month. */
  missingDay: number | null
  /** Whether it came from the form, is being typed, or was entered and can be validated. */
  phase: 'given' | 'typing' | 'settled'
  /** Called when the segments change. */
  type: (next: CalendarDate | null) => void
  /** Called when the segments are left. */
  leave: (left: LeftSegments) => void
  /** Sets a complete date that was chosen, pasted or cleared. */
  set: (next: string | null) => void
  /** The same without notifying the form; the caller does that if it sets more than this date. */
  replace: (next: string | null) => void
}

export function useDateDraft(value: string | null, onChange: (value: string | null) => void): DateDraft {
  const [held, setHeld] = useState(() => readDay(value))
  const [told, setTold] = useState(value)
  const [isIncomplete, setIncomplete] = useState(false)
  const [phase, setPhase] = useState<DateDraft['phase']>('given')
  const [missingDay, setMissingDay] = useState<number | null>(null)
  // React Aria turns 30 February into the 28th in the same event in which the field is left.
  const justHeld = useRef<CalendarDate | null>(undefined)
  useEffect(() => {
    justHeld.current = undefined
  })

  const hold = (next: CalendarDate | null) => {
    justHeld.current = next
    setHeld(next)
    setMissingDay(null)
  }
  if (value !== told) {
    // The form loaded, reset or computed the value; it was not entered here.
    setTold(value)
    setHeld(readDay(value))
    setIncomplete(false)
    setMissingDay(null)
    setPhase('given')
  }
  const tell = (next: string | null) => {
    if (next === told) return
    setTold(next)
    onChange(next)
  }
  const settle = (next: CalendarDate | null, incomplete: boolean) => {
    hold(next)
    setIncomplete(incomplete)
    setPhase('settled')
    tell(incomplete || !next ? null : next.toString())
  }

  return {
    held,
    told,
    isIncomplete,
    missingDay,
    phase,
    type(next) {
      hold(next)
      setIncomplete(false)
      setPhase('typing')
      tell(next && next.year >= firstYear ? next.toString() : null)
    },
    leave({ empty, all, day }) {
      // The reader has changed nothing: an old date that breaks a new rule is not their mistake.
      if (phase === 'given' && justHeld.current === undefined && empty === 0) return
      const current = justHeld.current === undefined ? held : justHeld.current
      if (empty === all) return settle(null, false)
      if (empty > 0 || !current) return settle(current, true)
      const whole = current.year < 100 ? current.set({ year: fullYear(current.year) }) : current
      settle(whole, whole.year < firstYear)
      setMissingDay(day === null || day === whole.day ? missingDay : day)
    },
    set(next) {
      settle(readDay(next), false)
    },
    replace(next) {
      hold(readDay(next))
      setIncomplete(false)
      setPhase('settled')
      setTold(next)
    },
  }
}
