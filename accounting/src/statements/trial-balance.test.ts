import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpeningJournal, LedgerCube, trialBalanceOf, type LedgerLine } from './trial-balance.ts'

const line = (changes: Partial<LedgerLine>): LedgerLine => ({
  account: '411000',
  accountLabel: 'Clients',
  auxiliary: '',
  auxiliaryLabel: '',
  month: '2024-01',
  debit: 0,
  credit: 0,
  isOpening: false,
  ...changes,
})

const lines = fc.array(
  fc.record({
    account: fc.constantFrom('101000', '411000', '512000', '__proto__'),
    accountLabel: fc.constant('x'),
    auxiliary: fc.constantFrom('', 'C1', 'C2'),
    auxiliaryLabel: fc.constant(''),
    month: fc.constantFrom('2024-01', '2024-02', '2024-12'),
    debit: fc.integer({ min: -(2 ** 50), max: 2 ** 53 - 1 }),
    credit: fc.integer({ min: -(2 ** 50), max: 2 ** 53 - 1 }),
    isOpening: fc.boolean(),
  }),
)

const cubeOf = (ledger: readonly LedgerLine[]) => {
  const cube = new LedgerCube()
  for (const each of ledger) cube.add(each)
  return cube.rows()
}

test('openings and movements make the closing balance, exact beyond 2^53 cents', () => {
  fc.assert(
    fc.property(lines, ledger => {
      const { accounts } = trialBalanceOf(cubeOf(ledger))
      for (const { account, auxiliary, opening, debit, credit, closing } of accounts) {
        expect(opening + debit - credit).toBe(closing)
        const own = ledger.filter(each => each.account === account && each.auxiliary === auxiliary)
        const sum = own.reduce((total, each) => total + BigInt(each.debit) - BigInt(each.credit), 0n)
        expect(closing).toBe(sum)
      }
    }),
  )
})

test('a ledger has the same cube and trial balance in whatever order its lines come', () => {
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.nat()), (ledger, order) => {
      const shuffled = ledger
        .map(each => ({ each, at: Number(order.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ each }) => each)
      expect(cubeOf(shuffled)).toEqual(cubeOf(ledger))
      expect(trialBalanceOf(cubeOf(shuffled).toReversed())).toEqual(trialBalanceOf(cubeOf(ledger)))
    }),
  )
})

test('balances carried forward stay separate from the movements of their month', () => {
  const rows = cubeOf([
    line({ debit: 10_000, isOpening: true }),
    line({ debit: 500 }),
    line({ credit: 700 }),
    line({ debit: 1, month: '2024-02' }),
  ])
  expect(rows.map(({ period, debit, credit }) => [period, debit, credit])).toEqual([
    ['2024-01', 500n, 700n],
    ['2024-02', 1n, 0n],
    ['opening', 10_000n, 0n],
  ])
  expect(trialBalanceOf(rows).accounts).toMatchObject([
    { opening: 10_000n, debit: 501n, credit: 700n, closing: 9_801n },
  ])
})

test('an amount that is not a whole number of cents is refused', () => {
  expect(() => {
    new LedgerCube().add(line({ debit: 0.1 }))
  }).toThrow(RangeError)
  expect(() => {
    new LedgerCube().add(line({ credit: Number.NaN }))
  }).toThrow(RangeError)
})

test.each([
  ['AN', 'Journal', true],
  ['ano', 'A nouveaux', true],
  ['RAN', '', true],
  ['OD', 'À-nouveaux 2024', true],
  ['X', 'Report à nouveau', true],
  ['00', 'Bilan d’ouverture', true],
  ['A-N', 'Journal des à-nouveaux', true],
  ['JAN', 'Journal d’à nouveau', true],
  ['01', 'JOURNAL A NOUVEAUX', true],
  ['OD1', 'Écritures d’ouverture', true],
  ['AN', 'Achats négoce', false],
  ['VT', 'Ventes à nouveaux clients', false],
  ['AC', 'Achats', false],
  ['NO', 'Notes de frais', false],
  ['VE', 'Ventes de nouveautés', false],
])('journal %s “%s” carries balances forward: %s', (code, label, expected) => {
  expect(isOpeningJournal(code, label)).toBe(expected)
})
