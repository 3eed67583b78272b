import { rules, type RuleId, type Severity } from '@parvis/accounting/fec/rules'
import { type FecReport, type Finding, type Repair, repairs } from '@parvis/accounting/fec/report'

/** A broken rule, and how often it is broken. */
export interface BrokenRule {
  rule: RuleId
  severity: Severity
  count: number
}

/** The badge of each severity. */
export const severityLooks = { error: 'danger', warning: 'warning' } as const satisfies Record<
  Severity,
  string
>

const isRule = (rule: string): rule is RuleId => Object.hasOwn(rules, rule)

/** The broken rules: errors first, then by frequency. */
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

/** How many rules of a severity are broken, and in how many places. */
export function tally(broken: readonly BrokenRule[], severity: Severity): { types: number; places: number } {
  const own = broken.filter(one => one.severity === severity)
  return { types: own.length, places: own.reduce((sum, { count }) => sum + count, 0) }
}

/** Whether the report holds fewer findings than there are. */
export function isCut({ counts, findings }: Pick<FecReport, 'counts' | 'findings'>): boolean {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) > findings.length
}

/** A safe correction and the number of places; a minimum if findings were cut. */
export interface SafeRepair {
  repair: Repair
  places: number
  isAtLeast: boolean
}

/** The parts of a report that show what a copy can improve. */
type OfCopy = Pick<FecReport, 'counts' | 'findings' | 'repairable'>

/** The safe corrections of a report, most frequent first. */
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

/** The rules that any copy satisfies, because it is written in UTF-8 with tabs. */
const cured: readonly RuleId[] = ['file-encoding', 'file-separator']

/** Whether a copy can improve the file. */
export function canCorrect(report: OfCopy): boolean {
  return safeRepairs(report).length > 0 || isCuredByCopy(report)
}

/** Whether a copy improves the file even without corrections. */
export function isCuredByCopy({ counts }: Pick<FecReport, 'counts'>): boolean {
  return cured.some(rule => (counts[rule] ?? 0) > 0)
}

/** The keys of the names of downloaded files. */
export const fileNamesOf = ({ balance, ledger }: { balance?: unknown; ledger?: unknown }) =>
  balance ? 'balanceFileName' : ledger ? 'ledgerFileName' : 'fileName'

/** A finding as a row, identified by its position. */
export interface FindingRow extends Finding {
  id: string
}

export const findingRows = (findings: readonly Finding[]): FindingRow[] =>
  findings.map((finding, place) => ({ ...finding, id: String(place) }))

/** The rules whose findings have more details than the value found. */
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
