/** Number of colour steps for the values of a calendar, not counting zero. */
export const stepCount = 5

/** Share of the accent colour in the first step, in percent: enough to differ from zero. */
const faintest = 30

/** Share of the accent colour in a step, in percent; the rest is the background. */
export function stepStrength(step: number): number {
  return faintest + ((100 - faintest) * step) / (stepCount - 1)
}

/** The range of values of one colour: above `from`, up to `to`. A first step below zero includes its `from`. */
export interface CalendarStep {
  from: number
  to: number
}

const niceFactors = [1, 2, 3, 4, 5, 6, 8, 10]

/** The next round number, such as 3, 40 or 0.5; a whole number if the values are whole. */
export function niceStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const nice = (niceFactors.find(factor => factor * power >= least * (1 - 1e-9)) ?? 10) * power
  return isWhole ? Math.max(1, Math.ceil(nice)) : nice
}

/**
 * Steps of equal width that cover all values. If no value is below 0, zero has a separate step that is not included.
 * @returns an empty array if every value is 0 or unknown
 */
export function calendarSteps(values: readonly (number | null)[]): CalendarStep[] {
  const given = values.filter(value => value !== null)
  const least = given.reduce((a, b) => Math.min(a, b), 0)
  const most = given.reduce((a, b) => Math.max(a, b), 0)
  if (least === most) return []
  const isWhole = given.every(value => Number.isInteger(value))
  // Values on both sides of zero may need one more step; the next width then fits them all.
  const widths = [1, 1.3, 1.7, 2].map(more => niceStep(((most - least) / stepCount) * more, isWhole))
  const fits = (width: number) => Math.ceil(most / width) - Math.floor(least / width) <= stepCount
  const size = widths.find(fits)
  // The values are too close together for floating-point division.
  if (size === undefined) return []
  const begin = Math.floor(least / size)
  const count = Math.ceil(most / size) - begin
  return Array.from({ length: count }, (_, step) => ({
    from: round((begin + step) * size),
    to: round((begin + step + 1) * size),
  }))
}

/** Removes floating-point noise, as in 0.30000000000000004. */
const round = (value: number) => Number(value.toPrecision(12))

/**
 * The step of a value, from 0; -1 for zero where it has a separate step; null for an unknown value.
 */
export function stepOf(steps: readonly CalendarStep[], value: number | null): number | null {
  if (value === null) return null
  const step = steps.findIndex(({ to }) => value <= to)
  const [first] = steps
  if (!first || (value === 0 && first.from === 0)) return -1
  return step
}

/** The index of a step's colour. The last step always has the strongest. */
export function shadeOf(step: number, steps: readonly CalendarStep[]): number {
  return steps.length < 2 ? stepCount - 1 : Math.round((step * (stepCount - 1)) / (steps.length - 1))
}
