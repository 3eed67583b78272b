/** Collects findings: counts all, and keeps the first ones of each rule. */
import { isDoubtful } from './doubtful.ts'
import { rules, type RuleId } from './rules.ts'
import type { Doubt, Finding } from './report.ts'

/** The most findings kept per rule. */
export const keptFindings = 1000
/** The most characters kept of a value. */
const valueLimit = 200

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Copies a text, so that it does not keep a whole chunk of the file in memory. */
export function detached(text: string): string {
  return decoder.decode(encoder.encode(text))
}

type Details = Partial<Omit<Finding, 'rule' | 'severity' | 'line'>>

export class FindingList {
  readonly #counts = new Map<RuleId, number>()
  readonly #kept: Finding[] = []
  #doubt: Doubt | undefined

  /** Counts a finding, and keeps it while there are few of its rule. */
  add(rule: RuleId, line: number | undefined, more: Details): void {
    if (isDoubtful(rule, more.column)) this.addDoubt(rule, line)
    const count = (this.#counts.get(rule) ?? 0) + 1
    this.#counts.set(rule, count)
    if (count > keptFindings) return
    const { column, value = '', details = {}, repair } = more
    this.#kept.push({
      rule,
      severity: rules[rule].severity,
      line,
      column,
      value: detached(value.slice(0, valueLimit)),
      details,
      repair,
    })
  }

  /** Counts what makes figures doubtful: the first one may be beyond the findings that are kept, or not be a finding. */
  addDoubt(rule: RuleId, line: number | undefined): void {
    const first = this.#doubt
    const count = (first?.count ?? 0) + 1
    // Errors of the whole file follow from errors of lines.
    const isFirst = first === undefined || (line ?? Infinity) < (first.line ?? Infinity)
    this.#doubt = isFirst ? { rule, line, count } : { ...first, count }
  }

  /** Undefined if statements can be computed. */
  get doubt(): Doubt | undefined {
    return this.#doubt
  }

  get counts(): Partial<Record<RuleId, number>> {
    return Object.fromEntries(this.#counts)
  }

  /** Findings on the whole file first, then by line. */
  sorted(): Finding[] {
    return this.#kept.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  }
}
