/**
 * Rounding that adds up. Each printed total is the sum of the printed lines, assets equal liabilities where the ledger
 * balances, and the balance sheet shows the result of the income statement.
 * Totals are rounded first and distributed downwards (largest remainder). The totals of assets and liabilities are
 * rounded to the nearest unit; then the terms of each total are all rounded down, and those with the largest remainders
 * up again, until they add up to it. So every line, and every total between a line and the grand total, is its exact
 * amount rounded either down or up: less than one unit off. Figures derived across that tree (net of an asset,
 * intermediate results, balances, flows) are computed from the printed lines, so that they can be checked on paper.
 */
import { Evaluation, linesById, nothing, type Column, type LeafAmounts, type Leaves } from './figures.ts'
import type { Chart, Line } from './line.ts'
import type { LeafId } from './lines.ts'

export const roundings = ['cent', 'euro', 'thousand'] as const
export type Rounding = (typeof roundings)[number]

/** In cents. */
export const unitOf: Readonly<Record<Rounding, bigint>> = { cent: 1n, euro: 100n, thousand: 100_000n }

function floorTo(value: bigint, unit: bigint): bigint {
  const remainder = value % unit
  return value - (remainder < 0n ? remainder + unit : remainder)
}

/** Rounds to the nearest unit; a half goes up. */
export function roundTo(value: bigint, unit: bigint): bigint {
  return floorTo(value + unit / 2n, unit)
}

/**
 * Rounds values so that they add up to a target, which is their exact sum rounded down or up.
 * @param target a multiple of the unit
 */
export function apportion(values: readonly bigint[], target: bigint, unit: bigint): bigint[] {
  const rounded = values.map(value => floorTo(value, unit))
  let missing = target - rounded.reduce((sum, value) => sum + value, 0n)
  const byRemainder = values
    .map((value, at) => ({ at, remainder: value - (rounded[at] ?? 0n) }))
    .toSorted((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.at - b.at))
  for (const { at } of byRemainder) {
    if (missing <= 0n) break
    rounded[at] = (rounded[at] ?? 0n) + unit
    missing -= unit
  }
  return rounded
}

/** The exact amounts of one column at one date, distributed from the grand totals down to the leaves. */
class Tree {
  readonly #lines: ReadonlyMap<string, Line>
  readonly #exact: Evaluation
  readonly #measure: 'amount' | 'opening'
  readonly #unit: bigint
  readonly #rounded: Map<string, bigint>
  readonly #column: Column

  constructor(
    lines: ReadonlyMap<string, Line>,
    exact: Evaluation,
    measure: 'amount' | 'opening',
    column: Column,
    unit: bigint,
    rounded: Map<string, bigint>,
  ) {
    this.#lines = lines
    this.#exact = exact
    this.#measure = measure
    this.#column = column
    this.#unit = unit
    this.#rounded = rounded
  }

  handDown(id: string, target: bigint): void {
    const line = this.#lines.get(id)
    if (line === undefined) return
    if (!('formula' in line)) {
      this.#rounded.set(`${id} ${this.#column}`, target)
      return
    }
    const signed = line.formula.map(term => {
      const value = this.#exact.column(term.line, this.#measure, this.#column)
      return term.sign === 1 ? value : -value
    })
    const parts = apportion(signed, target, this.#unit)
    for (const [at, term] of line.formula.entries()) {
      const value = parts[at] ?? 0n
      this.handDown(term.line, term.sign === 1 ? value : -value)
    }
  }
}

function roundedAt(
  lines: ReadonlyMap<string, Line>,
  exact: Evaluation,
  measure: 'amount' | 'opening',
  unit: bigint,
): ReadonlyMap<string, bigint> {
  const rounded = new Map<string, bigint>()
  const gross = exact.column('total-assets', measure, 'gross')
  const depreciation = exact.column('total-assets', measure, 'depreciation')
  const liabilities = exact.column('total-liabilities', measure, 'gross')
  const roundGross = roundTo(gross, unit)
  const roundNet = roundTo(gross - depreciation, unit)
  const hand = (id: string, column: Column, target: bigint) => {
    new Tree(lines, exact, measure, column, unit, rounded).handDown(id, target)
  }
  hand('total-assets', 'gross', roundGross)
  // Both are rounded up at a half, so that their difference is the exact depreciation rounded down or up.
  hand('total-assets', 'depreciation', roundGross - roundNet)
  hand('total-liabilities', 'gross', roundTo(liabilities, unit))
  return rounded
}

/**
 * The leaves as printed.
 * @param chart edition that the statements are printed by
 */
export function roundLeaves(chart: Chart, leaves: Leaves, rounding: Rounding): Leaves {
  const unit = unitOf[rounding]
  if (unit === 1n) return leaves
  const lines = linesById(chart)
  const exact = new Evaluation(chart, leaves)
  const closing = roundedAt(lines, exact, 'amount', unit)
  const opening = roundedAt(lines, exact, 'opening', unit)
  const at = (rounded: ReadonlyMap<string, bigint>, id: string) => ({
    gross: rounded.get(`${id} gross`) ?? 0n,
    depreciation: rounded.get(`${id} depreciation`) ?? 0n,
  })
  const printed = new Map<LeafId, LeafAmounts>()
  for (const [id, { credited }] of leaves) {
    printed.set(id, {
      ...nothing,
      closing: at(closing, id),
      opening: at(opening, id),
      credited: roundTo(credited, unit),
    })
  }
  return printed
}
