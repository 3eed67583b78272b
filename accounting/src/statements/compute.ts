/**
 * Computes the statements from a trial balance: each line with its figures, and each figure with the accounts behind
 * it.
 */
import { type Basis, basisOfEntries, cashFlowNote, type CashFlowNote } from './basis.ts'
import {
  Evaluation,
  figuresOf,
  innerMeasure,
  linesById,
  nothing,
  type Column,
  type Figures,
  type LeafAmounts,
  type Leaves,
} from './figures.ts'
import type { Chart, Label, Line, Measure, Term } from './line.ts'
import { isLeafId, linesOf, sideOf, statementIds, type LeafId, type StatementId } from './lines.ts'
import { assignmentOf, slotOf, type Mapping } from './mapping.ts'
import { roundLeaves, settleFlows, type Rounding } from './rounding.ts'
import type { AccountBalance, TrialBalance } from './trial-balance.ts'

/** What one account or auxiliary account adds to a leaf, in cents, with the sign of the leaf. */
export interface AccountPart {
  account: string
  accountLabel: string
  /** Empty for an account without auxiliary accounts, or where the side is that of the whole account. */
  auxiliary: string
  auxiliaryLabel: string
  line: LeafId
  column: Column
  closing: bigint
  opening: bigint
  credited: bigint
}

/** What one account adds to a line, in cents; the contributions to a line add up to its exact figures. */
export interface Contribution {
  account: string
  accountLabel: string
  auxiliary: string
  auxiliaryLabel: string
  gross: bigint
  depreciation: bigint
  net: bigint
}

export interface Variation {
  /** Printed net minus printed prior net, in cents. */
  amount: bigint
  /** Relative to the prior amount: 0.1 is ten percent more. Undefined if that was zero. */
  ratio: number | undefined
  isSignificant: boolean
}

/** A variation is significant where it reaches all given limits. */
export interface VariationThreshold {
  /** In cents. */
  amount?: bigint
  /** 0.1 is ten percent; a variation from zero reaches any ratio. */
  ratio?: number
}

interface ComputedHeading {
  id: string
  kind: 'heading'
  label: Label
}

export interface ComputedLine {
  id: string
  kind: 'line' | 'part' | 'group' | 'total'
  label: Label
  /** Terms over other lines, for an export that recomputes; undefined for a line that accounts are mapped to. */
  formula: readonly Term[] | undefined
  /** As printed: rounded, in cents. */
  figures: Figures
  /** In cents. */
  exact: Figures
  /** As printed; undefined without a prior year. */
  prior: Figures | undefined
  variation: Variation | undefined
}

/** An account with a figure but without a line in the mapping. Its amounts are in no line. */
export type UnmappedAccount = Pick<AccountBalance, 'account' | 'accountLabel' | 'opening' | 'closing'>

export interface Statements {
  chart: Chart
  rounding: Rounding
  /** False if an account of this year or of the prior one is unmapped, so that its amounts are missing. */
  isComplete: boolean
  unmapped: readonly UnmappedAccount[]
  priorUnmapped: readonly UnmappedAccount[]
  /** The cash flow statement is empty if the opening balances are unknown. */
  lines: Readonly<Record<StatementId, readonly (ComputedHeading | ComputedLine)[]>>
  cashFlowNote: CashFlowNote | undefined
  parts: readonly AccountPart[]
  /** Empty without a prior year. */
  priorParts: readonly AccountPart[]
}

export interface StatementOptions {
  mapping: Mapping
  /** What is known of the year besides its closing balances; absent: everything. */
  basis?: Basis
  prior?: { trialBalance: TrialBalance; mapping: Mapping; basis?: Basis }
  rounding: Rounding
  threshold?: VariationThreshold
}

const isIdle = ({ opening, closing, debit, credit }: AccountBalance) =>
  opening === 0n && closing === 0n && debit === 0n && credit === 0n

/** Merges balances by account, for a mapping that ignores auxiliary accounts. */
export function byAccount(balances: readonly AccountBalance[]): AccountBalance[] {
  const accounts = new Map<string, AccountBalance>()
  for (const balance of balances) {
    const sum = accounts.get(balance.account)
    if (sum) {
      sum.opening += balance.opening
      sum.debit += balance.debit
      sum.credit += balance.credit
      sum.closing += balance.closing
    } else {
      accounts.set(balance.account, { ...balance, auxiliary: '', auxiliaryLabel: '' })
    }
  }
  return [...accounts.values()]
}

/** The leaf and column of a balance, and the balance with the sign of that leaf. */
function placed(balance: bigint, slot: string): { line: LeafId; column: Column; amount: bigint } | undefined {
  const [line = '', depreciation] = slot.split('/')
  if (!isLeafId(line)) return undefined
  const isDebit = (sideOf(line) === 'debit') === (depreciation === undefined)
  return {
    line,
    column: depreciation === undefined ? 'gross' : 'depreciation',
    amount: isDebit ? balance : -balance,
  }
}

function sideOfBalance(balance: bigint, otherwise: bigint): 'debit' | 'credit' {
  if (balance !== 0n) return balance > 0n ? 'debit' : 'credit'
  return otherwise >= 0n ? 'debit' : 'credit'
}

/** What the account adds at closing and at opening: one part, or two where its balance changed sides. */
function partsOf(balance: AccountBalance, mapping: Mapping): AccountPart[] | undefined {
  const assignment = assignmentOf(mapping, balance.account)
  if (assignment === undefined) return undefined
  const closing = placed(balance.closing, slotOf(assignment, sideOfBalance(balance.closing, balance.opening)))
  const opening = placed(balance.opening, slotOf(assignment, sideOfBalance(balance.opening, balance.closing)))
  if (closing === undefined || opening === undefined) return undefined
  const { account, accountLabel, auxiliary, auxiliaryLabel, credit } = balance
  const common = { account, accountLabel, auxiliary, auxiliaryLabel }
  const { line, column, amount } = closing
  const isOnePlace = line === opening.line && column === opening.column
  const now = {
    ...common,
    line,
    column,
    closing: amount,
    opening: isOnePlace ? opening.amount : 0n,
    credited: credit,
  }
  if (isOnePlace) return [now]
  return [
    now,
    {
      ...common,
      line: opening.line,
      column: opening.column,
      closing: 0n,
      opening: opening.amount,
      credited: 0n,
    },
  ]
}

interface Mapped {
  parts: AccountPart[]
  unmapped: UnmappedAccount[]
  leaves: Leaves
}

/** Assigns each account to its leaf. */
export function mapAccounts(trialBalance: TrialBalance, mapping: Mapping): Mapped {
  const balances = mapping.sideLevel === 'account' ? byAccount(trialBalance.accounts) : trialBalance.accounts
  const parts: AccountPart[] = []
  const missing: AccountBalance[] = []
  for (const balance of balances) {
    if (isIdle(balance)) continue
    const own = partsOf(balance, mapping)
    if (own) parts.push(...own)
    else missing.push(balance)
  }
  const unmapped = byAccount(missing).map(({ account, accountLabel, opening, closing }) => ({
    account,
    accountLabel,
    opening,
    closing,
  }))
  return { parts, unmapped, leaves: leavesOf(parts) }
}

function leavesOf(parts: readonly AccountPart[]): Leaves {
  const leaves = new Map<LeafId, LeafAmounts>()
  for (const { line, column, closing, opening, credited } of parts) {
    const sum = leaves.get(line) ?? nothing
    leaves.set(line, {
      closing: { ...sum.closing, [column]: sum.closing[column] + closing },
      opening: { ...sum.opening, [column]: sum.opening[column] + opening },
      credited: sum.credited + credited,
    })
  }
  return leaves
}

const magnitude = (value: bigint) => (value < 0n ? -value : value)

function variationOf(now: bigint, before: bigint, threshold: VariationThreshold): Variation {
  const amount = now - before
  const ratio = before === 0n ? undefined : Number(amount) / Number(magnitude(before))
  const reachesAmount = threshold.amount === undefined || magnitude(amount) >= threshold.amount
  const reachesRatio =
    threshold.ratio === undefined || ratio === undefined || Math.abs(ratio) >= threshold.ratio
  return { amount, ratio, isSignificant: amount !== 0n && reachesAmount && reachesRatio }
}

/** The figures as printed. */
function printedFrom(chart: Chart, exact: Evaluation, leaves: Leaves, rounding: Rounding): Evaluation {
  const rounded = roundLeaves(chart, leaves, rounding)
  return new Evaluation(chart, rounded, settleFlows(chart, exact, new Evaluation(chart, rounded), rounding))
}

/**
 * Computes all statements. The prior year is shown in the lines of this year's chart, mapped by its own mapping.
 * Accounts of classes 6 and 7 are those of a ledger before the result is transferred, as in a FEC. What account 12
 * still contains is added to the result of the balance sheet, and a check reports it.
 */
export function computeStatements(trialBalance: TrialBalance, options: StatementOptions): Statements {
  const { mapping, basis = basisOfEntries, prior, rounding, threshold = {} } = options
  const { chart } = mapping
  const mapped = mapAccounts(trialBalance, mapping)
  const mappedPrior = prior && mapAccounts(prior.trialBalance, prior.mapping)
  const exact = new Evaluation(chart, mapped.leaves)
  const printed = printedFrom(chart, exact, mapped.leaves, rounding)
  const printedPrior =
    mappedPrior && printedFrom(chart, new Evaluation(chart, mappedPrior.leaves), mappedPrior.leaves, rounding)

  const computed = (line: Line, isCompared = true): ComputedHeading | ComputedLine => {
    const { id, label } = line
    if (line.kind === 'heading') return { id, kind: 'heading', label }
    const figures = printed.figures(id)
    const before = isCompared ? printedPrior?.figures(id) : undefined
    return {
      id,
      kind: line.kind,
      label,
      formula: 'formula' in line ? line.formula : undefined,
      figures,
      exact: exact.figures(id),
      prior: before,
      variation: before && variationOf(figures.net, before.net, threshold),
    }
  }
  const all = (statement: StatementId) => linesOf(statement, chart).map(line => computed(line))
  const note = cashFlowNote(basis, prior?.basis)
  // Unknown is not zero: no figure is shown for it, in either year.
  const cashFlow = () =>
    note === 'opening-unknown'
      ? []
      : linesOf('cash-flow', chart).map(line => computed(line, prior?.basis?.opening !== 'unknown'))
  return {
    chart,
    rounding,
    isComplete: mapped.unmapped.length === 0 && (mappedPrior?.unmapped.length ?? 0) === 0,
    unmapped: mapped.unmapped,
    priorUnmapped: mappedPrior?.unmapped ?? [],
    lines: {
      assets: all('assets'),
      liabilities: all('liabilities'),
      'income-statement': all('income-statement'),
      'intermediate-balances': all('intermediate-balances'),
      'cash-flow': cashFlow(),
    },
    cashFlowNote: note,
    parts: mapped.parts,
    priorParts: mappedPrior?.parts ?? [],
  }
}

/** A line of the statements; undefined if the chart has no such line, or it is a heading. */
export function lineOf(statements: Statements, id: string): ComputedLine | undefined {
  for (const statement of statementIds)
    for (const line of statements.lines[statement]) {
      if (line.id === id && line.kind !== 'heading') return line
    }
  return undefined
}

/** How often each leaf, under each measure, enters a line. */
function leafTerms(lines: ReadonlyMap<string, Line>, id: string): Map<string, { term: Term; times: bigint }> {
  const found = new Map<string, { term: Term; times: bigint }>()
  const walk = (line: string, measure: Measure, times: bigint) => {
    const definition = lines.get(line)
    if (definition === undefined) return
    if ('formula' in definition) {
      for (const term of definition.formula)
        walk(term.line, innerMeasure(measure, term.measure), times * BigInt(term.sign))
      return
    }
    const key = `${line} ${measure}`
    const before = found.get(key)?.times ?? 0n
    found.set(key, { term: { line, measure, sign: 1 }, times: before + times })
  }
  walk(id, 'amount', 1n)
  return found
}

function measured(part: AccountPart, measure: Measure): bigint {
  switch (measure) {
    case 'amount':
      return part.closing
    case 'opening':
      return part.opening
    case 'change':
      return part.closing - part.opening
    case 'credited':
      return part.credited
  }
}

/**
 * The accounts behind a figure, sorted as in the trial balance, without those that add nothing to it.
 * @param id of any line, including a total, a balance or a flow
 * @param year whose column to explain
 */
export function accountsBehind(
  statements: Statements,
  id: string,
  year: 'current' | 'prior' = 'current',
): Contribution[] {
  const contributions = new Map<string, Omit<Contribution, 'net'>>()
  const terms = leafTerms(linesById(statements.chart), id)
  for (const part of year === 'current' ? statements.parts : statements.priorParts) {
    for (const measure of ['amount', 'opening', 'change', 'credited'] as const) {
      const times = terms.get(`${part.line} ${measure}`)?.times ?? 0n
      const amount = measured(part, measure) * times
      if (amount === 0n) continue
      const { account, accountLabel, auxiliary, auxiliaryLabel, column } = part
      const key = `${account}\n${auxiliary}`
      const sum = contributions.get(key) ?? {
        account,
        accountLabel,
        auxiliary,
        auxiliaryLabel,
        gross: 0n,
        depreciation: 0n,
      }
      sum[column] += amount
      contributions.set(key, sum)
    }
  }
  return [...contributions.values()]
    .map(({ gross, depreciation, ...account }) => ({
      ...account,
      ...figuresOf(id, statements.chart, gross, depreciation),
    }))
    .filter(({ gross, depreciation }) => gross !== 0n || depreciation !== 0n)
}
