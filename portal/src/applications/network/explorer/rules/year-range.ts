import { NetworkQuestion as limits } from '@parvis/api-types/limits/network'

/* The services and addresses use a list of years, which may have gaps; the reader chooses a range. */

export interface YearRange {
  from: number
  to: number
}

const ascending = (years: readonly number[]) => years.toSorted((one, other) => one - other)

/**
 * The scale from the oldest to the newest year that exists or was chosen: an address may hold a year without
 * engagements. `undefined` for fewer than two years, since there is no range to choose.
 */
export function scaleOf(known: readonly number[], chosen: readonly number[]): YearRange | undefined {
  const years = [...known, ...chosen]
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from < to ? { from, to } : undefined
}

/** The range from the first to the last chosen year; without a choice, of all existing years. */
export function rangeOf(known: readonly number[], chosen: readonly number[]): YearRange {
  const years = chosen.length > 0 ? chosen : known
  return { from: Math.min(...years), to: Math.max(...years) }
}

const within =
  ({ from, to }: YearRange) =>
  (year: number) =>
    year >= from && year <= to

/** The existing years in a range, oldest first; empty if the range contains all of them, since that is no filter. */
export function yearsIn(known: readonly number[], range: YearRange): number[] {
  const years = ascending(known.filter(within(range)))
  return years.length === known.length ? [] : years.slice(-limits.years.maxItems)
}

/**
 * Moves the dragged end of a range on to the next existing year in its direction. A range between two existing years
 * would contain none, which would request all of them.
 * @param start the range when the drag began
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
 * The years between the first and the last chosen one that the choice leaves out, oldest first. Consecutive years are
 * merged: `2018–2022`.
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
