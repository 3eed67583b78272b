/**
 * Decides which errors of a file make its figures doubtful, so that no statements are computed until they are
 * corrected.
 */
import type { FecReport } from './report.ts'
import { rules, type RuleId } from './rules.ts'

/**
 * Format errors: the file would be rejected for them, but its content is clear. All other errors leave open which
 * amount, account or day is meant.
 */
const ofForm: ReadonlySet<RuleId> = new Set<RuleId>([
  'file-name',
  'file-name-siren',
  'file-encoding',
  'file-separator',
  'file-decimal-mark',
  'title-lines',
  'header-missing',
  'column-name',
  'column-order',
  'amount-thousands',
  'amount-decimal-mark',
  'amount-signed',
  'sign-form',
  'entry-dates',
])

/** Whether statements must wait until it is corrected. */
export const isDoubtful = (rule: RuleId): boolean => rules[rule].severity === 'error' && !ofForm.has(rule)

/** The first error that makes figures doubtful, and how many there are; undefined if statements can be computed. */
export function firstDoubt({
  counts,
  findings,
}: Pick<FecReport, 'counts' | 'findings'>):
  | { rule: RuleId; line: number | undefined; count: number }
  | undefined {
  const doubtful = (Object.entries(counts) as [RuleId, number][]).filter(([rule]) => isDoubtful(rule))
  // Errors of the whole file follow from errors of lines.
  const found = findings.filter(({ rule }) => isDoubtful(rule))
  const first = found.find(({ line }) => line !== undefined) ?? found[0]
  const rule = first?.rule ?? doubtful[0]?.[0]
  if (rule === undefined) return undefined
  return { rule, line: first?.line, count: doubtful.reduce((sum, [, count]) => sum + count, 0) }
}
