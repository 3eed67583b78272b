import type { Schemas } from '@parvis/api-types/portal'

export type FeesMeasures = Schemas['FeesMeasures']

/** What the services compute, and what follows from it: fees per hour, and fees that went to another partner. */
export type Measure = keyof FeesMeasures | 'rate' | 'passed'

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }
const cents: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' }
const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }

/** How each is written, whether it is a sum of the period or stands at its end, and which way is good news. */
export const measures: Readonly<
  Record<Measure, { format: Intl.NumberFormatOptions; isStanding?: true; goodWhen?: 'up' | 'down' }>
> = {
  fees: { format: euros, goodWhen: 'up' },
  hours: { format: whole },
  rate: { format: cents, goodWhen: 'up' },
  invoiced: { format: euros, goodWhen: 'up' },
  paid: { format: euros, goodWhen: 'up' },
  writtenOff: { format: euros, goodWhen: 'down' },
  kept: { format: euros },
  passed: { format: euros },
  outstanding: { format: euros, isStanding: true, goodWhen: 'down' },
  unbilled: { format: euros, isStanding: true, goodWhen: 'down' },
}

/** How a share is written. */
export const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 }

/** Sums of cents, which binary fractions miss by less than half of one. */
const toCents = (value: number) => Math.round(value * 100) / 100

/** The figure of a measure; null where there is nothing to divide by. */
export function figureOf(values: FeesMeasures, measure: Measure): number | null {
  if (measure === 'rate') return values.hours === 0 ? null : toCents(values.fees / values.hours)
  if (measure === 'passed') return toCents(values.fees - values.kept)
  return values[measure]
}

/** The change from one figure to another, as a share of the first; undefined where there was none. */
export function changeOf(current: number | null, previous: number | null): number | undefined {
  if (current === null || previous === null || previous === 0) return undefined
  return (current - previous) / Math.abs(previous)
}

/** Bars that are told apart at a glance. */
const most = 10

/** What rows are shown of all that there are: the largest, all with a figure above zero, or all. */
export type RankingScope = 'largest' | 'positive' | 'all'

/** The rows with the highest figures, the highest first; those without any are left out. */
export function largestRows(
  rows: readonly Schemas['FeesRow'][],
  measure: Measure,
): { rows: { label: string; value: number }[]; scope: RankingScope } {
  const found = rows
    .flatMap(({ label, current }) => {
      const value = figureOf(current, measure)
      return value === null || value <= 0 ? [] : [{ label, value }]
    })
    .toSorted((a, b) => b.value - a.value)
  const scope = found.length > most ? 'largest' : found.length < rows.length ? 'positive' : 'all'
  return { rows: found.slice(0, most), scope }
}
