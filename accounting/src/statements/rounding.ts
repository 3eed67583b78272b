/**
 * Rounding that adds up. Each printed total is the sum of the printed lines, assets equal liabilities where the ledger
 * balances, and the balance sheet shows the result of the income statement.
 * Totals are rounded first and distributed downwards. The totals of assets and liabilities are rounded to the nearest
 * unit; then the terms of each total are rounded down or up so that they add up to it, net and depreciation of an asset
 * together. So every line, and every total between a line and the grand total, is its exact amount rounded either down
 * or up, in each column: less than one unit off, and zero only becomes zero. Figures derived across that tree
 * (intermediate results, balances, flows) are computed from the printed lines, so that they can be checked on paper.
 * Where that would print a flow that did not take place, other flows take its units.
 */
import { Evaluation, linesById, nothing, type LeafAmounts, type Leaves } from './figures.ts'
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

/** An amount of an asset, gross being the sum of both. Any other amount is net. */
export interface Parts {
  net: bigint
  depreciation: bigint
}

/** A way to round the first values: how many parts of each kind went up, and how far they are off. */
interface Choice {
  ups: { net: number; depreciation: number }
  cost: number
  up: { net: 0 | 1; depreciation: 0 | 1 }
  before: Choice | undefined
}

const upOrDown = [1, 0] as const

/**
 * Rounds values so that they add up to a target. Net, depreciation and gross are each rounded down or up, so what is
 * whole stays, nothing changes its sign, and an asset that is worth nothing is printed as worth nothing. Of all ways to
 * do so, it is the one with the smallest squared differences. There always is one: a table whose rows and columns add up
 * can be rounded cell by cell (controlled rounding).
 * @param target multiples of the unit: the exact sums of net, depreciation and gross, each rounded down or up
 */
export function apportion(values: readonly Parts[], target: Parts, unit: bigint): Parts[] {
  const floors = values.map(({ net, depreciation }) => ({
    net: floorTo(net, unit),
    depreciation: floorTo(depreciation, unit),
  }))
  let choices: Choice[] = [
    { ups: { net: 0, depreciation: 0 }, cost: 0, up: { net: 0, depreciation: 0 }, before: undefined },
  ]
  for (const [at, value] of values.entries()) {
    const net = Number(value.net - (floors[at]?.net ?? 0n))
    const depreciation = Number(value.depreciation - (floors[at]?.depreciation ?? 0n))
    const whole = Number(unit)
    const gross = net + depreciation
    const best = new Map<string, Choice>()
    for (const before of choices)
      for (const upNet of net === 0 ? ([0] as const) : upOrDown)
        for (const upDepreciation of depreciation === 0 ? ([0] as const) : upOrDown) {
          if (Math.abs((upNet + upDepreciation) * whole - gross) >= whole) continue
          const ups = {
            net: before.ups.net + upNet,
            depreciation: before.ups.depreciation + upDepreciation,
          }
          const off = [upNet * whole - net, upDepreciation * whole - depreciation]
          off.push((upNet + upDepreciation) * whole - gross)
          const cost = before.cost + off.reduce((sum, each) => sum + each * each, 0)
          const key = `${ups.net} ${ups.depreciation}`
          if (cost < (best.get(key)?.cost ?? Infinity))
            best.set(key, { ups, cost, up: { net: upNet, depreciation: upDepreciation }, before })
        }
    choices = [...best.values()]
  }
  const missing = (part: keyof Parts) =>
    (target[part] - floors.reduce((sum, each) => sum + each[part], 0n)) / unit
  const [net, depreciation] = [missing('net'), missing('depreciation')]
  let choice = choices.find(({ ups }) => BigInt(ups.net) === net && BigInt(ups.depreciation) === depreciation)
  if (choice === undefined) throw new RangeError('the target is not the sum rounded down or up')
  const rounded: Parts[] = []
  for (const floor of floors.toReversed()) {
    rounded.push({
      net: floor.net + BigInt(choice?.up.net ?? 0) * unit,
      depreciation: floor.depreciation + BigInt(choice?.up.depreciation ?? 0) * unit,
    })
    choice = choice?.before
  }
  return rounded.toReversed()
}

function roundedAt(
  lines: ReadonlyMap<string, Line>,
  exact: Evaluation,
  measure: 'amount' | 'opening',
  unit: bigint,
): ReadonlyMap<string, Parts> {
  const rounded = new Map<string, Parts>()
  const partsOf = (id: string, sign: 1 | -1 = 1): Parts => {
    const depreciation = exact.column(id, measure, 'depreciation')
    const net = exact.column(id, measure, 'gross') - depreciation
    return sign === 1 ? { net, depreciation } : { net: -net, depreciation: -depreciation }
  }
  const handDown = (id: string, target: Parts) => {
    const line = lines.get(id)
    if (line === undefined) return
    if (!('formula' in line)) {
      rounded.set(id, target)
      return
    }
    const parts = apportion(
      line.formula.map(term => partsOf(term.line, term.sign)),
      target,
      unit,
    )
    for (const [at, term] of line.formula.entries()) {
      const { net, depreciation } = parts[at] ?? { net: 0n, depreciation: 0n }
      handDown(
        term.line,
        term.sign === 1 ? { net, depreciation } : { net: -net, depreciation: -depreciation },
      )
    }
  }
  for (const id of ['total-assets', 'total-liabilities']) {
    const { net, depreciation } = partsOf(id)
    const roundNet = roundTo(net, unit)
    // Both are rounded up at a half, so that their difference is the exact depreciation rounded down or up.
    handDown(id, { net: roundNet, depreciation: roundTo(net + depreciation, unit) - roundNet })
  }
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
  const at = (rounded: ReadonlyMap<string, Parts>, id: string) => {
    const { net, depreciation } = rounded.get(id) ?? { net: 0n, depreciation: 0n }
    return { gross: net + depreciation, depreciation }
  }
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

/** The flows of a branch that no reader can compute from printed lines, because they contain openings or movements. */
function flowsIn(lines: ReadonlyMap<string, Line>, id: string): string[] {
  const line = lines.get(id)
  if (line === undefined || !('formula' in line) || !id.startsWith('cash-flow/')) return []
  if (line.kind === 'total') return line.formula.flatMap(term => flowsIn(lines, term.line))
  return line.formula.some(({ measure }) => measure !== 'amount') ? [id] : []
}

const magnitude = (value: bigint) => (value < 0n ? -value : value)

/**
 * What to add to printed flows, in cents, so that a flow of exactly nothing is printed as nothing. Other flows take the
 * units, those of the same branch first, so that the change in cash stays. If there are none, nothing is added.
 */
export function settleFlows(chart: Chart, exact: Evaluation, printed: Evaluation, rounding: Rounding) {
  const unit = unitOf[rounding]
  const lines = linesById(chart)
  const added = new Map<string, bigint>()
  const branches = ['from-operating', 'from-investing', 'from-financing'].map(branch =>
    flowsIn(lines, `cash-flow/${branch}`),
  )
  const exactly = (id: string) => exact.figures(id).net
  const shown = (id: string) => printed.figures(id).net + (added.get(id) ?? 0n)
  const add = (id: string, cents: bigint) => added.set(id, (added.get(id) ?? 0n) + cents)
  for (const branch of branches)
    for (const id of branch.filter(flow => exactly(flow) === 0n)) {
      const isReal = (flow: string) => exactly(flow) !== 0n
      const others = branch.some(flow => isReal(flow)) ? branch : branches.flat()
      const takers = others.filter(flow => isReal(flow))
      if (takers.length === 0) continue
      while (shown(id) !== 0n) {
        const step = shown(id) > 0n ? unit : -unit
        const offBy = (flow: string) => magnitude(shown(flow) + step - exactly(flow))
        const taker = takers.reduce((best, flow) => (offBy(flow) < offBy(best) ? flow : best))
        add(id, -step)
        add(taker, step)
      }
    }
  return added
}
