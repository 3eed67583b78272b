/** Which errors of a file make figures doubtful: no statements are computed from it before they are corrected. */
import type { FecReport } from './report.ts'
import { rules, type RuleId } from './rules.ts'

/**
 * Errors of form: the file would be rejected for them, but what it says is known. All others leave it open which amount,
 * which account, or which day is meant.
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

/** Whether statements wait until that is corrected. */
export const isDoubtful = (rule: RuleId): boolean => rules[rule].severity === 'error' && !ofForm.has(rule)

/** The first thing that makes figures doubtful, and how many there are; undefined where statements can be computed. */
export function firstDoubt({
  counts,
  findings,
}: Pick<FecReport, 'counts' | 'findings'>):
  | { rule: RuleId; line: number | undefined; count: number }
  | undefined {
  const doubtful = (Object.entries(counts) as [RuleId, number][]).filter(([rule]) => isDoubtful(rule))
  // What is of the whole file follows from what is of a line.
  const found = findings.filter(({ rule }) => isDoubtful(rule))
  const first = found.find(({ line }) => line !== undefined) ?? found[0]
  const rule = first?.rule ?? doubtful[0]?.[0]
  if (rule === undefined) return undefined
  return { rule, line: first?.line, count: doubtful.reduce((sum, [, count]) => sum + count, 0) }
}
