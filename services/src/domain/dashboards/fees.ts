import { addMonths, lengthOf, type Month, monthsOf, type Period } from './period.ts'

/** Sums over months. */
export interface FeeSums {
  fees: number
  hours: number
  invoiced: number
  paid: number
  writtenOff: number
  kept: number
}

/** FeesMeasures of the contract. */
export interface FeesMeasures extends FeeSums {
  outstanding: number
  unbilled: number
}

/** The sums of one month. */
export interface MonthSums {
  month: Month
  sums: FeeSums
}

export const feesDashboards = ['indicators', 'followUp', 'originating'] as const
export type FeesDashboardName = (typeof feesDashboards)[number]

/** The level of the rows of a dashboard. */
export type Level = 'unit' | 'partner' | 'client' | 'engagement'

/** The chosen filters. */
export interface FeesFilters {
  unit?: string | undefined
  partner?: string | undefined
  client?: number | undefined
}

/** One level below the chosen filters; one's own engagements need no level for their owner. */
export function levelOf({ unit, partner, client }: FeesFilters, isFirm: boolean): Level {
  if (client !== undefined) return 'engagement'
  if (partner !== undefined || !isFirm) return 'client'
  return unit === undefined ? 'unit' : 'partner'
}

const none: FeesMeasures = {
  fees: 0,
  hours: 0,
  invoiced: 0,
  paid: 0,
  writtenOff: 0,
  kept: 0,
  outstanding: 0,
  unbilled: 0,
}

/** Rounds sums of cents, which binary fractions miss by less than half a cent. */
const toCents = (value: number) => Math.round(value * 100) / 100

function add(to: FeesMeasures, sums: FeeSums): FeesMeasures {
  return {
    fees: toCents(to.fees + sums.fees),
    hours: toCents(to.hours + sums.hours),
    invoiced: toCents(to.invoiced + sums.invoiced),
    paid: toCents(to.paid + sums.paid),
    writtenOff: toCents(to.writtenOff + sums.writtenOff),
    kept: toCents(to.kept + sums.kept),
    outstanding: toCents(to.outstanding + sums.invoiced - sums.paid - sums.writtenOff),
    unbilled: toCents(to.unbilled + sums.fees - sums.invoiced),
  }
}

/** The remaining amounts at the end of a month depend on all months before it. */
function standings(found: readonly MonthSums[]): (month: Month) => FeesMeasures {
  const sorted = found.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const ends: { month: Month; measures: FeesMeasures }[] = []
  let left = none
  for (const { month, sums } of sorted) {
    const { outstanding, unbilled } = left
    left = add({ ...none, outstanding, unbilled }, sums)
    ends.push({ month, measures: left })
  }
  return month => {
    const last = ends.findLast(end => end.month <= month)?.measures ?? none
    const of = ends.find(end => end.month === month)?.measures ?? none
    return { ...of, outstanding: last.outstanding, unbilled: last.unbilled }
  }
}

function totalOf(months: readonly FeesMeasures[]): FeesMeasures {
  const last = months.at(-1) ?? none
  const total = months.reduce((sum, month) => add(sum, month), none)
  return { ...total, outstanding: last.outstanding, unbilled: last.unbilled }
}

/**
 * A period and the one before it, month by month and as a whole.
 * @param found all months up to the last one of the period, in any order
 */
export function figuresOf(found: readonly MonthSums[], period: Period) {
  const at = standings(found)
  const length = lengthOf(period)
  const months = monthsOf(period).map(month => ({
    month,
    current: at(month),
    previous: at(addMonths(month, -length)),
  }))
  return {
    months,
    current: totalOf(months.map(({ current }) => current)),
    previous: totalOf(months.map(({ previous }) => previous)),
  }
}
