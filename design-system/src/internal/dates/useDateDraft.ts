import type { CalendarDate } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { fullYear } from '../../i18n/parseDate.ts'
import { readDay } from './isoDate.ts'

/** Years below are on their way to a year: "20" of 2026. */
const firstYear = 1000

/** What stands in the segments of a date when they are left. */
export interface LeftSegments {
  /** How many of day, month and year are empty. */
  empty: number
  /** The day, if there is one. */
  day: number | null
}

/**
 * A date while it is entered. The form only ever gets whole dates or null, never a year 202 or a day without its month,
 * and what stands in the field when it is left is what the form has, or the field says that it is incomplete.
 */
export interface DateDraft {
  /** What the segments show. */
  held: CalendarDate | null
  /** The whole date that the form has, 'YYYY-MM-DD'. */
  told: string | null
  /** Left with only some of its parts. */
  isIncomplete: boolean
  /** The day that was entered and that its month does not have. */
  missingDay: number | null
  /** Whether it came from the form, is being typed, or was entered: then it is time to say what is wrong with it. */
  phase: 'given' | 'typing' | 'settled'
  /** The segments have changed. */
  type: (next: CalendarDate | null) => void
  /** The segments are left as they are. */
  leave: (left: LeftSegments) => void
  /** Chosen, pasted or cleared: a whole date at once. */
  set: (next: string | null) => void
  /** The same without telling the form, which the caller tells if it sets more than this date. */
  replace: (next: string | null) => void
}

export function useDateDraft(value: string | null, onChange: (value: string | null) => void): DateDraft {
  const [held, setHeld] = useState(() => readDay(value))
  const [told, setTold] = useState(value)
  const [isIncomplete, setIncomplete] = useState(false)
  const [phase, setPhase] = useState<DateDraft['phase']>('given')
  const [missingDay, setMissingDay] = useState<number | null>(null)
  // React Aria makes 30 February the 28th in the very event in which the field is left.
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
    // Loaded, reset or computed by the form: not what was entered here.
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
    leave({ empty, day }) {
      // Only looked at: an old date that breaks a new rule is not the reader's mistake.
      if (phase === 'given' && justHeld.current === undefined && empty === 0) return
      const current = justHeld.current === undefined ? held : justHeld.current
      if (empty === 3) return settle(null, false)
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
