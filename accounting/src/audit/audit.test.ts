import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trialBalanceOf } from '../statements/trial-balance.ts'
import { benfordShare, BenfordCount, firstDigit, smallestSample } from './benford.ts'
import { type AuditLine, EntryAudit, isWeekend, plainReference } from './entry-audit.ts'
import { type AuditCheckKind, type AuditFinding, listedLines } from './finding.ts'
import { statementFindings } from './statement-audit.ts'
import { unusualSides, usualSide } from './usual-side.ts'

const year = { periodEnd: '2025-12-31', openingJournals: ['AN'] }

let number = 1
/** A line of Tuesday, 10 June 2025. */
const line = (changes: Partial<AuditLine> = {}): AuditLine => ({
  line: ++number,
  journalCode: 'OD',
  entryNumber: '1',
  entryDate: '2025-06-10',
  account: '607000',
  accountLabel: 'Achats',
  auxiliary: '',
  pieceRef: '',
  pieceDate: null,
  debit: 12_345n,
  credit: 0n,
  ...changes,
})

const balanceOf = (lines: readonly AuditLine[]) =>
  trialBalanceOf(
    lines.map(({ account, accountLabel, auxiliary, debit, credit }) => ({
      account,
      accountLabel,
      auxiliary,
      auxiliaryLabel: '',
      period: '2025-06',
      debit,
      credit,
    })),
  )

function found(lines: readonly AuditLine[], check: AuditCheckKind, balance = balanceOf(lines)): AuditFinding {
  const audit = new EntryAudit(year)
  for (const each of lines) audit.add(each)
  const finding = audit.findings(balance).find(each => each.check === check)
  if (!finding) throw new Error(`${check} was not checked`)
  return finding
}

describe('entries', () => {
  test('an unbalanced entry fails, with all of its lines', () => {
    const good = [line({ entryNumber: '1' }), line({ entryNumber: '1', debit: 0n, credit: 12_345n })]
    expect(found(good, 'cross-footing')).toMatchObject({ result: 'passed', count: 0 })
    const bad = [line({ entryNumber: '2' }), line({ entryNumber: '2', debit: 0n, credit: 12_344n })]
    expect(found([...good, ...bad], 'cross-footing')).toMatchObject({
      result: 'failed',
      count: 2,
      lines: bad.map(each => each.line),
      figures: [{ value: 24_690n }, { value: 24_689n }, { name: 'difference', value: 1n }],
    })
  })

  test('two entries that are off by the same amount do not cancel out', () => {
    const lines = [line({ entryNumber: '1' }), line({ entryNumber: '2', debit: 0n, credit: 12_345n })]
    expect(found(lines, 'cross-footing')).toMatchObject({ result: 'failed', count: 2 })
  })

  test('accounts whose entries do not add up to the trial balance are named', () => {
    const lines = [line(), line({ account: '401000', debit: 0n, credit: 12_345n })]
    expect(found(lines, 'trial-balance').result).toBe('passed')
    const other = balanceOf([line({ debit: 12_300n }), line({ account: '512000', debit: 5n })])
    expect(found(lines, 'trial-balance', other)).toMatchObject({
      result: 'failed',
      count: 3,
      accounts: [
        { account: '401000', amount: -12_345n, expected: 0n },
        { account: '512000', amount: 0n, expected: 5n },
        { account: '607000', amount: 12_345n, expected: 12_300n },
      ],
    })
  })

  test('weekends follow the calendar, and openings are not entries of the year', () => {
    expect(['2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ])
    const saturday = line({ entryDate: '2025-06-14' })
    const opening = line({ entryDate: '2025-06-14', journalCode: 'AN' })
    expect(found([saturday, opening, line()], 'weekend')).toMatchObject({
      result: 'attention',
      count: 1,
      lines: [saturday.line],
    })
  })

  test('whole thousands of euros count as round', () => {
    const round = line({ debit: 0n, credit: 500_000n })
    const lines = [round, line({ debit: 500_001n }), line({ debit: 50_000n }), line({ debit: 0n })]
    expect(found(lines, 'round-sums')).toMatchObject({ count: 1, lines: [round.line] })
  })

  test('an entry whose own date or document date is after the year was entered after closing', () => {
    const late = line({ entryDate: '2026-01-02' })
    const document = line({ pieceDate: '2026-01-01' })
    const last = line({ entryDate: '2025-12-31', pieceDate: '2025-12-31' })
    expect(found([late, document, last], 'after-closing').lines).toEqual([late.line, document.line])
  })

  test('entries without any document date cannot be compared with the closing', () => {
    expect(found([line(), line()], 'after-closing').result).toBe('not-applicable')
    expect(found([line(), line({ pieceDate: '2025-06-10' })], 'after-closing').result).toBe('passed')
  })

  test('invoices without reference and date cannot be compared', () => {
    const invoice = { account: '401000', debit: 0n, credit: 12_345n }
    expect(found([line(), line(invoice)], 'duplicate-invoices').result).toBe('not-applicable')
    expect(found([line(), line({ ...invoice, pieceRef: 'F1' })], 'duplicate-invoices').result).toBe('passed')
  })

  test('checks without any lines are not applicable', () => {
    const results = new EntryAudit(year).findings({ accounts: [] }).map(({ result }) => result)
    expect(new Set(results)).toEqual(new Set(['not-applicable']))
  })
})

describe('duplicate invoices', () => {
  const invoice = (entryNumber: string, changes: Partial<AuditLine> = {}) =>
    line({
      entryNumber,
      account: '401000',
      auxiliary: 'F-UJI',
      pieceRef: 'FA 2025-41',
      pieceDate: '2025-06-02',
      debit: 0n,
      credit: 98_700n,
      ...changes,
    })

  test('have the same supplier, amount and reference, however it is written', () => {
    const lines = [invoice('1'), invoice('2', { pieceRef: 'fa2025/41', pieceDate: '2025-07-02' })]
    expect(plainReference('FA 2025-41')).toBe('fa202541')
    expect(found(lines, 'duplicate-invoices').lines).toEqual(lines.map(each => each.line))
  })

  test('include invoices of the same day under two references, each counted once', () => {
    const lines = [invoice('1'), invoice('2'), invoice('3', { pieceRef: 'FA 2025-42' })]
    expect(found(lines, 'duplicate-invoices')).toMatchObject({ count: 3 })
  })

  test('exclude payments, other suppliers, other amounts, and lines of one entry', () => {
    const lines = [
      invoice('1'),
      invoice('1'),
      invoice('2', { auxiliary: 'F-WUYI' }),
      invoice('3', { credit: 98_701n }),
      invoice('4', { debit: 98_700n, credit: 0n }),
      invoice('5', { account: '411000' }),
    ]
    expect(found(lines, 'duplicate-invoices')).toMatchObject({ result: 'passed', count: 0 })
  })
})

describe('first digits', () => {
  const count = (amounts: readonly bigint[]) => {
    const benford = new BenfordCount()
    for (const [at, cents] of amounts.entries()) benford.add(at + 2, cents)
    return benford.finding()
  }

  test('the expected shares follow Benford’s law, and add up to one', () => {
    expect(benfordShare(1)).toBeCloseTo(0.301_03, 5)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, digit) => sum + benfordShare(digit), 0)).toBeCloseTo(1)
    expect([1n, 9n, 10n, 98_765n].map(firstDigit)).toEqual([1, 9, 1, 9])
  })

  test('exponential growth conforms, and amounts just below an approval limit do not', () => {
    const growing = Array.from({ length: 900 }, (_, at) => BigInt(Math.round(1000 * 1.01 ** at)))
    expect(count(growing)).toMatchObject({ result: 'passed', count: 0, lines: [] })
    const limited = growing.map((cents, at) => (at % 4 === 0 ? 49_900n : cents))
    const finding = count(limited)
    expect(finding.result).toBe('attention')
    expect(finding.lines).toContain(2)
    expect(finding.figures.find(({ name }) => name === 'digit-4')).toMatchObject({ expected: 9.69 })
  })

  test('too few amounts yield no result, and small ones are left out', () => {
    const few = Array.from({ length: smallestSample - 1 }, () => 5000n)
    expect(count(few).result).toBe('not-applicable')
    expect(count([...few, 999n]).result).toBe('not-applicable')
    expect(count([...few, 1000n]).result).toBe('attention')
  })

  test('changing the currency unit changes nothing: ten times as much has the same digits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1000n, max: 10n ** 12n }), { minLength: 300, maxLength: 400 }),
        amounts => {
          expect(count(amounts.map(cents => cents * 10n))).toEqual({
            ...count(amounts),
          })
        },
      ),
      { numRuns: 30 },
    )
  })
})

test('the longest matching prefix decides on which side an account is expected', () => {
  expect(
    ['411000', '419100', '215400', '281540', '607000', '609100', '603700', '512000', '9'].map(usualSide),
  ).toEqual(['debit', 'credit', 'debit', 'credit', 'debit', 'credit', undefined, undefined, undefined])
  // Income within class 6.
  expect(['649000', '698000', '698900'].map(usualSide)).toEqual(['credit', undefined, 'credit'])
})

test('an account on the other side is named, but not an empty one', () => {
  const balance = balanceOf([
    line({ account: '401000', debit: 100n }),
    line({ account: '411000', debit: 100n, credit: 100n }),
    line({ account: '707000', debit: 0n, credit: 100n }),
  ])
  expect(unusualSides(balance)).toMatchObject({
    result: 'attention',
    count: 1,
    accounts: [{ account: '401000', amount: 100n }],
  })
})

test('statements that agree pass, and are compared with the year before if there is one', () => {
  const balance = {
    check: 'assets-equal-liabilities',
    passed: true,
    assets: 5n,
    liabilities: 5n,
    difference: 0n,
  } as const
  const results = {
    check: 'results-agree',
    passed: false,
    balanceSheet: 2n,
    incomeStatement: 1n,
    difference: 1n,
    unappropriated: 1n,
  } as const
  expect(statementFindings([balance, { ...results, passed: true }]).map(({ result }) => result)).toEqual([
    'passed',
    'not-applicable',
  ])
  const accounts = [{ account: '512000', accountLabel: 'Banque', opening: 3n, priorClosing: 4n }]
  const findings = statementFindings([
    balance,
    results,
    { check: 'opening-equals-prior-closing', passed: false, accounts },
  ])
  expect(findings).toMatchObject([
    { check: 'statements-agree', result: 'failed', count: 1 },
    { check: 'prior-year', result: 'failed', accounts: [{ account: '512000', amount: 3n, expected: 4n }] },
  ])
})

test('in whatever order lines come, the count is the same, and the first ones are listed', () => {
  const saturdays = Array.from({ length: listedLines + 5 }, () => line({ entryDate: '2025-06-14' }))
  expect(found(saturdays, 'weekend')).toMatchObject({ count: listedLines + 5 })
  expect(found(saturdays, 'weekend').lines).toHaveLength(listedLines)
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          entryNumber: fc.constantFrom('1', '2', '3'),
          account: fc.constantFrom('401000', '607000', '411000'),
          pieceRef: fc.constantFrom('', 'A', 'a.', 'B'),
          pieceDate: fc.constantFrom(null, '2025-06-01', '2026-06-01'),
          entryDate: fc.constantFrom('2025-06-13', '2025-06-14'),
          credit: fc.constantFrom(0n, 100_000n, 7n),
        }),
        { maxLength: 30 },
      ),
      changes => {
        const lines = changes.map(each => line({ ...each, debit: 0n }))
        const kinds = [
          'cross-footing',
          'weekend',
          'round-sums',
          'after-closing',
          'duplicate-invoices',
        ] as const
        for (const check of kinds) {
          const there = found(lines, check)
          const back = found(lines.toReversed(), check)
          expect(back.count).toBe(there.count)
          expect(back.result).toBe(there.result)
          expect(new Set(there.lines).size).toBe(there.lines.length)
        }
      },
    ),
  )
})
