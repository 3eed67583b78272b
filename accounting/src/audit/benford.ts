/**
 * Compares the first digits of amounts with Benford's law. The distance is the mean absolute deviation, and the limit
 * is the one above which Nigrini calls first digits nonconforming (Benford's Law, 2012, table 7.1): unlike chi-square,
 * it does not fail every large ledger.
 */
import { type AuditFigure, type AuditFinding, LinesBehind, notApplicable } from './finding.ts'

/** Smaller amounts say little, and smaller samples say nothing. */
export const smallestAmount = 1000n
export const smallestSample = 300
/** Mean absolute deviation above which digits do not conform. */
export const largestDeviation = 0.015

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The expected share of amounts that begin with a digit. */
export const benfordShare = (digit: number): number => Math.log10(1 + 1 / digit)

/** The first digit of an amount in cents. */
export const firstDigit = (cents: bigint): number => Number(String(cents)[0])

const percent = (share: number) => Math.round(share * 10_000) / 100

/** Counts the first digits of any number of amounts. */
export class BenfordCount {
  readonly #behind = new Map(digits.map(digit => [digit as number, new LinesBehind()]))
  #sample = 0

  add(line: number, cents: bigint): void {
    if (cents < smallestAmount) return
    this.#sample++
    this.#behind.get(firstDigit(cents))?.add(line, cents)
  }

  /** The finding; its lines are those of the most overrepresented digit. */
  finding(): AuditFinding {
    const sample = this.#sample
    const sampleFigure = { name: 'sample', unit: 'count', value: sample } as const
    if (sample < smallestSample) return notApplicable('benford', [sampleFigure])
    const shares = digits.map(digit => {
      const behind = this.#behind.get(digit) ?? new LinesBehind()
      const share = behind.count / sample
      return { digit, behind, share, excess: share - benfordShare(digit) }
    })
    const deviation = shares.reduce((sum, { excess }) => sum + Math.abs(excess), 0) / digits.length
    const isOdd = deviation > largestDeviation
    const [most] = shares.toSorted((one, other) => other.excess - one.excess)
    const figures: AuditFigure[] = [
      sampleFigure,
      {
        name: 'deviation',
        unit: 'percent',
        value: percent(deviation),
        expected: percent(largestDeviation),
      },
      ...shares.map(
        ({ digit, share }): AuditFigure => ({
          name: `digit-${digit}`,
          unit: 'percent',
          value: percent(share),
          expected: percent(benfordShare(digit)),
        }),
      ),
    ]
    return {
      check: 'benford',
      result: isOdd ? 'attention' : 'passed',
      count: isOdd ? (most?.behind.count ?? 0) : 0,
      figures,
      lines: isOdd ? (most?.behind.lines ?? []) : [],
      accounts: [],
    }
  }
}
