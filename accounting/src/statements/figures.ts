/** Amounts of lines: stored for those that accounts are mapped to, and computed by formula for the others. */
import type { Chart, Line, Measure, Sum } from './line.ts'
import { linesOf, statementIds, type LeafId } from './lines.ts'

/** In cents. Only assets are printed with their depreciation; for all other lines, gross is net. */
export interface Figures {
  gross: bigint
  depreciation: bigint
  /** gross - depreciation. */
  net: bigint
}

export type Column = 'gross' | 'depreciation'

/** The total of a leaf's accounts, in cents, with the sign of the leaf. */
export interface LeafAmounts {
  closing: Readonly<Record<Column, bigint>>
  opening: Readonly<Record<Column, bigint>>
  /** Credited to its accounts during the year. */
  credited: bigint
}

export type Leaves = ReadonlyMap<LeafId, LeafAmounts>

export const nothing: LeafAmounts = {
  closing: { gross: 0n, depreciation: 0n },
  opening: { gross: 0n, depreciation: 0n },
  credited: 0n,
}

const byId = (chart: Chart): ReadonlyMap<string, Line> =>
  new Map(
    statementIds
      .flatMap(statement => linesOf(statement, chart))
      .filter(({ kind }) => kind !== 'heading')
      .map(line => [line.id, line]),
  )

const allById = { 'pcg-2014': byId('pcg-2014'), 'pcg-2025': byId('pcg-2025') }

/** All lines of a chart that have figures, whichever statement prints them. */
export function linesById(chart: Chart): ReadonlyMap<string, Line> {
  return allById[chart]
}

const assetIds: Readonly<Record<Chart, ReadonlySet<string>>> = {
  'pcg-2014': new Set(linesOf('assets', 'pcg-2014').map(({ id }) => id)),
  'pcg-2025': new Set(linesOf('assets', 'pcg-2025').map(({ id }) => id)),
}

/** Whether the line is printed with gross, depreciation and net. */
export function hasDepreciation(id: string, chart: Chart): boolean {
  return assetIds[chart].has(id)
}

/** Gross and depreciation as that line shows them; the flow of an asset has only a net amount. */
export function figuresOf(id: string, chart: Chart, gross: bigint, depreciation: bigint): Figures {
  const net = gross - depreciation
  return hasDepreciation(id, chart) ? { gross, depreciation, net } : { gross: net, depreciation: 0n, net }
}

/** The measure of a formula's term when the formula itself is measured. */
export function innerMeasure(outer: Measure, term: Measure): Measure {
  return term === 'amount' ? outer : term
}

function ofLeaf(amounts: LeafAmounts, measure: Measure, column: Column): bigint {
  switch (measure) {
    case 'amount':
      return amounts.closing[column]
    case 'opening':
      return amounts.opening[column]
    case 'change':
      return amounts.closing[column] - amounts.opening[column]
    case 'credited':
      return column === 'gross' ? amounts.credited : 0n
  }
}

/** Computes lines from leaves, caching results so that nested totals are computed once. */
export class Evaluation {
  readonly #chart: Chart
  readonly #lines: ReadonlyMap<string, Line>
  readonly #leaves: Leaves
  readonly #added: ReadonlyMap<string, bigint>
  readonly #known = new Map<string, bigint>()

  /** @param added amounts to add to lines without depreciation, in cents */
  constructor(chart: Chart, leaves: Leaves, added: ReadonlyMap<string, bigint> = new Map()) {
    this.#chart = chart
    this.#lines = linesById(chart)
    this.#leaves = leaves
    this.#added = added
  }

  /** @throws Error if a formula names a line that the chart does not have. */
  column(id: string, measure: Measure, column: Column): bigint {
    const key = `${id} ${measure} ${column}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const line = this.#lines.get(id)
    if (line === undefined || line.kind === 'heading') throw new Error(`no line ${id}`)
    const value =
      'formula' in line
        ? this.#sum(line, measure, column)
        : ofLeaf(this.#leaves.get(line.id as LeafId) ?? nothing, measure, column)
    this.#known.set(key, value)
    return value
  }

  #sum(line: Sum, measure: Measure, column: Column): bigint {
    const added = (column === 'gross' && this.#added.get(line.id)) || 0n
    return line.formula.reduce((sum, term) => {
      const value = this.column(term.line, innerMeasure(measure, term.measure), column)
      return term.sign === 1 ? sum + value : sum - value
    }, added)
  }

  figures(id: string): Figures {
    const gross = this.column(id, 'amount', 'gross')
    return figuresOf(id, this.#chart, gross, this.column(id, 'amount', 'depreciation'))
  }
}
