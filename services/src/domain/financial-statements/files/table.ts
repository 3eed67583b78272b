/** A statement as a file shows it: its columns, and its lines with their cells. */
import type { PrintedCompany } from '@parvis/accounting/fec/company-number'
import type { Statements } from '@parvis/accounting/statements/compute'
import type { Term } from '@parvis/accounting/statements/line'
import type { StatementId } from '@parvis/accounting/statements/lines'
import type { Basis, UnavailableCheck } from '@parvis/accounting/statements/basis'
import type { Check } from '@parvis/accounting/statements/checks'
import type { TrialBalance } from '@parvis/accounting/statements/trial-balance'
import type { StatementContent } from '../../../database/statement-tables.ts'
import { dayIn } from '../../../i18n/dates.ts'
import { type Language, words } from './words.ts'

/** The content of a file. */
export interface StatementFileContent {
  /** The company's name, as printed. */
  client: string
  /** Other printed details of the company; empty: none. */
  company: PrintedCompany
  /** Name of the file that was read. */
  source: string
  content: StatementContent
  /** YYYY-MM-DD. */
  periodStart: string
  periodEnd: string
  priorPeriodEnd: string | null
  /** The day the statements were computed, YYYY-MM-DD. */
  finished: string
  statements: Statements
  checks: readonly Check[]
  unavailable: readonly UnavailableCheck[]
  trialBalance: TrialBalance
  basis: Basis
}

export type ColumnId = 'gross' | 'depreciation' | 'net' | 'prior' | 'variation' | 'percent'

export interface Column {
  id: ColumnId
  title: string
}

export interface Row {
  id: string
  kind: Statements['lines'][StatementId][number]['kind']
  label: string
  /** Cents as printed, and a ratio where 0.1 is ten percent; undefined for an empty cell. */
  cells: Partial<Record<Exclude<ColumnId, 'percent'>, bigint>> & { percent?: number }
  /** The terms that the line sums up; undefined for a line that accounts are mapped to. */
  formula: readonly Term[] | undefined
}

export interface StatementFileTable {
  id: StatementId
  caption: string
  /** A remark on the statement; the reason where it has no lines. */
  note: string | undefined
  columns: readonly Column[]
  rows: readonly Row[]
}

function columnsOf(id: StatementId, content: StatementFileContent, language: Language): Column[] {
  const say = words[language]
  const end = dayIn[language](content.periodEnd)
  const { priorPeriodEnd } = content
  const before = priorPeriodEnd === null ? undefined : dayIn[language](priorPeriodEnd)
  const isAssets = id === 'assets'
  return [
    ...(isAssets
      ? [
          { id: 'gross', title: say.gross } as const,
          { id: 'depreciation', title: say.depreciation } as const,
          { id: 'net', title: say.net } as const,
        ]
      : [{ id: 'net', title: end } as const]),
    ...(before === undefined
      ? []
      : [
          { id: 'prior', title: isAssets ? say.netAt(before) : before } as const,
          { id: 'variation', title: say.variation } as const,
          { id: 'percent', title: say.percent } as const,
        ]),
  ]
}

function rowOf(line: Statements['lines'][StatementId][number], language: Language): Row {
  const { id, kind } = line
  const label = line.label[language]
  if (line.kind === 'heading') return { id, kind, label, cells: {}, formula: undefined }
  const { gross, depreciation, net } = line.figures
  const ratio = line.variation?.ratio
  return {
    id,
    kind,
    label,
    cells: {
      gross,
      depreciation,
      net,
      ...(line.prior && { prior: line.prior.net }),
      ...(line.variation && { variation: line.variation.amount }),
      ...(ratio !== undefined && { percent: ratio }),
    },
    formula: line.formula,
  }
}

function noteOf(
  id: StatementId,
  { statements }: StatementFileContent,
  language: Language,
): string | undefined {
  const { cashFlowNote } = statements
  return id === 'cash-flow' && cashFlowNote !== undefined ? words[language].note[cashFlowNote] : undefined
}

export function tableOf(
  id: StatementId,
  content: StatementFileContent,
  language: Language,
): StatementFileTable {
  return {
    id,
    caption: words[language].caption[id](dayIn[language](content.periodEnd)),
    note: noteOf(id, content, language),
    columns: columnsOf(id, content, language),
    rows: content.statements.lines[id].map(line => rowOf(line, language)),
  }
}

/** The sentences below the title: the period, and the source of the figures. */
export function introductionOf(content: StatementFileContent, language: Language): string[] {
  const say = words[language]
  const { periodStart, periodEnd, priorPeriodEnd, finished, statements } = content
  const day = (date: string) => dayIn[language](date)
  return [
    `${say.period(day(periodStart), day(periodEnd))} ${say.chart[statements.chart]} ${say.rounding[statements.rounding]}`,
    priorPeriodEnd === null ? say.comparedWithNothing : say.comparedWith(day(priorPeriodEnd)),
    say.preparedOn[content.content](day(finished), content.source),
  ]
}
