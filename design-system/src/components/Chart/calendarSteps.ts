/** Into how many steps of colour the values of a calendar are sorted, beside nothing. */
export const stepCount = 5

/** How much of the accent there is in the first step, in percent: enough to be told from nothing. */
const faintest = 30

/** How much of the accent there is in a step, in percent; the rest is the ground. */
export function stepStrength(step: number): number {
  return faintest + ((100 - faintest) * step) / (stepCount - 1)
}

/** The values of one colour: above `from`, up to `to`. The first one below zero also takes its `from`. */
export interface CalendarStep {
  from: number
  to: number
}

const niceFactors = [1, 2, 3, 4, 5, 6, 8, 10]

/** The next round number, such as 3, 40 or 0.5; of whole numbers a whole one. */
export function niceStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const nice = (niceFactors.find(factor => factor * power >= least * (1 - 1e-9)) ?? 10) * power
  return isWhole ? Math.max(1, Math.ceil(nice)) : nice
}

/**
 * Steps of one width that hold all values; of values from 0 the nothing is a step of its own, which is not among these.
 * @returns none when every value is 0, or unknown
 */
export function calendarSteps(values: readonly (number | null)[]): CalendarStep[] {
  const given = values.filter(value => value !== null)
  const least = given.reduce((a, b) => Math.min(a, b), 0)
  const most = given.reduce((a, b) => Math.max(a, b), 0)
  if (least === most) return []
  const isWhole = given.every(value => Number.isInteger(value))
  // Values on both sides of zero may need one step more: then the next width has room for all.
  const widths = [1, 1.3, 1.7, 2].map(more => niceStep(((most - least) / stepCount) * more, isWhole))
  const fits = (width: number) => Math.ceil(most / width) - Math.floor(least / width) <= stepCount
  const size = widths.find(fits)
  // Values that are no distance apart which a computer can divide.
  if (size === undefined) return []
  const begin = Math.floor(least / size)
  const count = Math.ceil(most / size) - begin
  return Array.from({ length: count }, (_, step) => ({
    from: round((begin + step) * size),
    to: round((begin + step + 1) * size),
  }))
}

/** Without the last digits, which are the computer's and not the value's: 0.30000000000000004. */
const round = (value: number) => Number(value.toPrecision(12))

/**
 * The step that a value belongs to, from 0; -1 for nothing where that is a step of its own, null for what is unknown.
 */
export function stepOf(steps: readonly CalendarStep[], value: number | null): number | null {
  if (value === null) return null
  const step = steps.findIndex(({ to }) => value <= to)
  const [first] = steps
  if (!first || (value === 0 && first.from === 0)) return -1
  return step
}

/** Which of the colours a step has: the last one always has the strongest. */
export function shadeOf(step: number, steps: readonly CalendarStep[]): number {
  return steps.length < 2 ? stepCount - 1 : Math.round((step * (stepCount - 1)) / (steps.length - 1))
}
