/** Data for stories and tests. */
import { daysOfYear } from './calendarDays.ts'
import type { ChartData, ChartDay, ChartPart } from './chartTypes.ts'

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`)

/** One series over the months of a year. */
export const received: ChartData = {
  categories: months,
  categoryType: 'month',
  series: [{ id: 'received', name: 'Reçues', values: [42, 38, 51, 60, 47, 55, 31, 12, 64, 71, 58, 40] }],
}

/** Three series over the months of a year. */
export const requests: ChartData = {
  categories: months,
  categoryType: 'month',
  series: [
    { id: 'signed', name: 'Signées', values: [18, 22, 12, 34, 29, 31, 14, 6, 38, 44, 37, 26] },
    { id: 'waiting', name: 'En attente', values: [12, 9, 20, 14, 11, 15, 12, 4, 17, 18, 13, 9] },
    { id: 'refused', name: 'Refusées', values: [4, 3, 6, 5, 3, 4, 2, 1, 5, 6, 4, 2] },
  ],
}

export const requestUnit = { one: '{{count}} demande', other: '{{count}} demandes' }
export const euros: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
}

/** The parts of a whole. */
export const parts: ChartPart[] = [
  { id: 'signed', name: 'Signées', value: 128 },
  { id: 'waiting', name: 'En attente', value: 64 },
  { id: 'checking', name: 'En vérification', value: 31 },
  { id: 'refused', name: 'Refusées', value: 17 },
]

/** A value for each working day of 2026 until mid-November. */
export const work: ChartDay[] = daysOfYear(2026)
  .filter(day => day <= '2026-11-15')
  .map((day, at) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const isFree = weekday === 0 || weekday === 6
    return { day, value: isFree ? 0 : Math.round(10 + 7 * Math.sin(at / 23) + ((at * 37) % 11)) }
  })

/** As many points as a sensor records. */
export const measured: ChartData = {
  categories: Array.from({ length: 10_000 }, (_, at) => String(at)),
  series: [
    {
      id: 'load',
      name: 'Charge',
      values: Array.from({ length: 10_000 }, (_, at) =>
        Math.round(500 + 300 * Math.sin(at / 400) + 90 * Math.sin(at / 17) + ((at * 7919) % 61)),
      ),
    },
  ],
}
