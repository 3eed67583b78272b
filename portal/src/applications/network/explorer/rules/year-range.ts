import { NetworkQuestion as limits } from '@parvis/api-types/limits/network'

/*
 * Years are asked for as a list, in which an address may leave gaps; they are chosen as a range from one to another.
 */

export interface YearRange {
  from: number
  to: number
}

const ascending = (years: readonly number[]) => years.toSorted((one, other) => one - other)

/**
 * From the oldest to the newest year that there is or that was chosen: an address may hold one that no engagement has.
 * `undefined` where that is one year or none, so that there is no range to choose.
 */
export function scaleOf(known: readonly number[], chosen: readonly number[]): YearRange | undefined {
  const years = [...known, ...chosen]
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from < to ? { from, to } : undefined
}

/** From the first to the last of the years that were chosen; without a choice all years that there are. */
export function rangeOf(known: readonly number[], chosen: readonly number[]): YearRange {
  const years = chosen.length > 0 ? chosen : known
  return { from: Math.min(...years), to: Math.max(...years) }
}

const within =
  ({ from, to }: YearRange) =>
  (year: number) =>
    year >= from && year <= to

/** The years that there are in a range, the oldest first; none where it holds all of them, which is no filter. */
export function yearsIn(known: readonly number[], range: YearRange): number[] {
  const years = ascending(known.filter(within(range)))
  return years.length === known.length ? [] : years.slice(-limits.years.maxItems)
}

/**
 * With the end that was moved brought to a year that there is, on the way it goes: in a range between two of them there
 * would be nothing, which asks for everything.
 * @param start what it was when the movement began
 */
export function snapped(known: readonly number[], start: YearRange, { from, to }: YearRange): YearRange {
  const before = (year: number) => Math.max(...known.filter(one => one <= year))
  const after = (year: number) => Math.min(...known.filter(one => one >= year))
  const brought = (began: number, now: number) => {
    const year = now < began ? before(now) : now > began ? after(now) : now
    return Number.isFinite(year) ? year : began
  }
  return { from: brought(start.from, from), to: brought(start.to, to) }
}

/**
 * The years between the first and the last chosen one that the choice leaves out, the oldest first, those that follow each
 * other as one: `2018–2022`.
 */
export function leftOut(known: readonly number[], chosen: readonly number[]): string[] {
  if (chosen.length === 0) return []
  const missing = known.filter(within(rangeOf(known, chosen))).filter(year => !chosen.includes(year))
  const runs: YearRange[] = []
  for (const year of ascending(missing)) {
    const run = runs.at(-1)
    if (run?.to === year - 1) run.to = year
    else runs.push({ from: year, to: year })
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
}
