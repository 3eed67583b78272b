import type { Schemas } from '@parvis/api-types/portal'

export type FeesMeasures = Schemas['FeesMeasures']

/**
 * The measures that the services compute, and those derived from them: fees per hour, and fees that went to another
 * partner.
 */
export type Measure = keyof FeesMeasures | 'rate' | 'passed'

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }
const cents: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' }
const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }

/**
 * The format of each measure, whether it is a balance at the end of the period instead of a sum over it, and which
 * direction is good news.
 */
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

/** The format of a share. */
export const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 }

/** Rounds to cents, since binary fractions are off by less than half a cent. */
const toCents = (value: number) => Math.round(value * 100) / 100

/** The figure of a measure; null instead of a division by zero. */
export function figureOf(values: FeesMeasures, measure: Measure): number | null {
  if (measure === 'rate') return values.hours === 0 ? null : toCents(values.fees / values.hours)
  if (measure === 'passed') return toCents(values.fees - values.kept)
  return values[measure]
}

/** The change between two figures, relative to the first; undefined if there is no first one. */
export function changeOf(current: number | null, previous: number | null): number | undefined {
  if (current === null || previous === null || previous === 0) return undefined
  return (current - previous) / Math.abs(previous)
}

/** The most bars that can be told apart at a glance. */
const most = 10

/** Which of all rows are shown: the largest, all with a figure above zero, or all. */
export type RankingScope = 'largest' | 'positive' | 'all'

/** The rows with the highest figures, highest first. Rows without a figure are left out. */
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
