import { rules, type RuleId, type Severity } from '@parvis/accounting/fec/rules'
import { type FecReport, type Finding, type Repair, repairs } from '@parvis/accounting/fec/report'

/** A rule that is not kept to, and how often. */
export interface BrokenRule {
  rule: RuleId
  severity: Severity
  count: number
}

/** How a severity is shown. */
export const severityLooks = { error: 'danger', warning: 'warning' } as const satisfies Record<
  Severity,
  string
>

const isRule = (rule: string): rule is RuleId => Object.hasOwn(rules, rule)

/** The rules that are not kept to: errors first, then what is most frequent. */
export function brokenRules({ counts }: Pick<FecReport, 'counts'>): BrokenRule[] {
  return Object.entries(counts)
    .flatMap(([rule, count]) =>
      isRule(rule) && count > 0 ? [{ rule, severity: rules[rule].severity, count }] : [],
    )
    .toSorted(
      (one, other) =>
        Number(other.severity === 'error') - Number(one.severity === 'error') || other.count - one.count,
    )
}

/** How many rules of a severity are not kept to, and in how many places. */
export function tally(broken: readonly BrokenRule[], severity: Severity): { types: number; places: number } {
  const own = broken.filter(one => one.severity === severity)
  return { types: own.length, places: own.reduce((sum, { count }) => sum + count, 0) }
}

/** Whether the report holds fewer findings than there are. */
export function isCut({ counts, findings }: Pick<FecReport, 'counts' | 'findings'>): boolean {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) > findings.length
}

/** A correction that is safe, and in how many places; where findings were cut, in at least as many. */
export interface SafeRepair {
  repair: Repair
  places: number
  isAtLeast: boolean
}

/** What of a report tells what a copy can be better in. */
type OfCopy = Pick<FecReport, 'counts' | 'findings' | 'repairable'>

/** The safe corrections of a report, the most frequent first. */
export function safeRepairs({ counts, findings, repairable }: OfCopy): SafeRepair[] {
  if (repairable)
    return repairs
      .map(repair => ({ repair, places: repairable.places[repair] ?? 0, isAtLeast: false }))
      .filter(({ places }) => places > 0)
      .toSorted((one, other) => other.places - one.places)
  const places = new Map<Repair, { count: number; rules: Set<RuleId> }>()
  const kept = new Map<RuleId, number>()
  for (const { rule, repair } of findings) {
    kept.set(rule, (kept.get(rule) ?? 0) + 1)
    if (repair === undefined) continue
    const known = places.get(repair) ?? { count: 0, rules: new Set() }
    known.count += 1
    known.rules.add(rule)
    places.set(repair, known)
  }
  return [...places]
    .map(([repair, { count, rules: of }]) => ({
      repair,
      places: count,
      isAtLeast: [...of].some(rule => (counts[rule] ?? 0) > (kept.get(rule) ?? 0)),
    }))
    .toSorted((one, other) => other.places - one.places)
}

/** What a copy cures by being written anew: it is in UTF-8, with tabs. */
const cured: readonly RuleId[] = ['file-encoding', 'file-separator']

/** Whether a copy can be better than the file. */
export function canCorrect(report: OfCopy): boolean {
  return safeRepairs(report).length > 0 || isCuredByCopy(report)
}

/** Whether a copy is better than the file even without a correction. */
export function isCuredByCopy({ counts }: Pick<FecReport, 'counts'>): boolean {
  return cured.some(rule => (counts[rule] ?? 0) > 0)
}

/** The names of what is downloaded of a report, in the texts. */
export const fileNamesOf = ({ balance, ledger }: { balance?: unknown; ledger?: unknown }) =>
  balance ? 'balanceFileName' : ledger ? 'ledgerFileName' : 'fileName'

/** A finding as a row: its place among the others names it. */
export interface FindingRow extends Finding {
  id: string
}

export const findingRows = (findings: readonly Finding[]): FindingRow[] =>
  findings.map((finding, place) => ({ ...finding, id: String(place) }))

/** Rules whose findings say more than the value that was found. */
export const detailedRules = [
  'field-count',
  'title-lines',
  'empty-lines',
  'column-order',
  'column-name',
  'column-unknown',
  'column-repeated',
  'entry-date-after-closing',
  'entry-date-before-year',
  'piece-date-implausible',
  'validation-before-entry',
  'lettering-before-entry',
  'amount-both',
  'auxiliary-incomplete',
  'lettering-incomplete',
  'currency-incomplete',
  'account-labels',
  'journal-labels',
  'line-repeated',
  'entry-unbalanced',
  'journal-unbalanced',
  'file-unbalanced',
  'sides-reversed',
  'entry-dates',
  'numbering-gap',
  'numbering-order',
  'balance-field-count',
  'balance-account-twice',
  'balance-collective-difference',
  'balance-collective-apart',
  'balance-both-sides',
  'balance-not-closing',
  'balance-opening-unbalanced',
  'balance-movements-unbalanced',
  'balance-unbalanced',
  'ledger-field-count',
  'ledger-opening',
  'ledger-total',
] as const satisfies readonly RuleId[]
export type DetailedRule = (typeof detailedRules)[number]

export const isDetailed = (rule: RuleId): rule is DetailedRule =>
  detailedRules.some(detailed => detailed === rule)
