import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountsBehind, computeStatements, lineOf, type ComputedLine, type Statements } from './compute.ts'
import { hasDepreciation } from './figures.ts'
import { charts } from './line.ts'
import { statementIds } from './lines.ts'
import { roundings, unitOf } from './rounding.ts'
import {
  balance,
  balancedTrialBalances,
  mappings,
  suggestedMapping,
  trialBalance,
} from './statements.test-support.ts'
import { figuresOfChart, knownFigures, yearOf } from './year.test-support.ts'

const printedLines = (statements: Statements): ComputedLine[] =>
  statementIds.flatMap(statement =>
    statements.lines[statement].filter((each): each is ComputedLine => each.kind !== 'heading'),
  )

function line(statements: Statements, id: string): ComputedLine {
  const found = lineOf(statements, id)
  if (found === undefined) throw new Error(`no line ${id}`)
  return found
}

const net = (statements: Statements, id: string) => line(statements, id).figures.net

describe.each(charts)('a small company’s year under %s', chart => {
  const ledger = yearOf(chart)
  const mapping = suggestedMapping(ledger, chart)
  const statements = computeStatements(ledger, { mapping, rounding: 'cent' })

  test('has the statements that were prepared by hand', () => {
    const made = printedLines(statements)
      .filter(({ figures: { net: amount } }) => amount !== 0n)
      .map(({ id, figures }) => [id, Number(figures.net) / 100] as const)
    expect(Object.fromEntries(made)).toEqual({ ...knownFigures, ...figuresOfChart[chart] })
    expect(statements).toMatchObject({ isComplete: true, unmapped: [], priorUnmapped: [] })
  })

  test('shows depreciation separately from the gross value', () => {
    expect(line(statements, 'other-tangible-assets').figures).toEqual({
      gross: 1_300_000n,
      depreciation: 470_000n,
      net: 830_000n,
    })
    expect(line(statements, 'total-assets').figures).toEqual({
      gross: 4_142_000n,
      depreciation: 490_000n,
      net: 3_652_000n,
    })
  })

  test('puts a customer who paid too much among the debts, unless the firm nets the whole account', () => {
    const whole = computeStatements(ledger, {
      mapping: { ...mapping, sideLevel: 'account' },
      rounding: 'cent',
    })
    expect([net(statements, 'trade-receivables'), net(statements, 'sundry-payables')]).toEqual([
      380_000n,
      30_000n,
    ])
    expect([net(whole, 'trade-receivables'), net(whole, 'sundry-payables')]).toEqual([350_000n, 0n])
    expect(net(whole, 'total-assets')).toBe(3_652_000n - 30_000n - 15_000n)
  })

  test('links each figure to its accounts', () => {
    expect(
      accountsBehind(statements, 'trade-receivables').map(({ account, auxiliary, gross, depreciation }) => [
        account,
        auxiliary,
        gross,
        depreciation,
      ]),
    ).toEqual([
      ['411000', 'A', 400_000n, 0n],
      ['491000', '', 0n, 20_000n],
    ])
    expect(accountsBehind(statements, 'cash-flow/dividends').map(each => [each.account, each.net])).toEqual([
      ['110000', 100_000n],
      ['120000', -300_000n],
    ])
    expect(accountsBehind(statements, 'trade-margin').map(each => [each.account, each.net])).toEqual([
      ['603700', 50_000n],
      ['607000', -900_000n],
      ['707000', 2_000_000n],
    ])
    expect(accountsBehind(statements, 'no-such-line')).toEqual([])
  })
})

test('an account without a line is listed with what the statements lack, and makes them incomplete', () => {
  const ledger = trialBalance([
    balance('247000', { opening: 300_000n }),
    balance('247000', { debit: 5n }, 'X'),
    balance('380000', {}),
    balance('101000', { opening: -300_000n, credit: 5n }),
  ])
  const statements = computeStatements(ledger, {
    mapping: suggestedMapping(ledger, 'pcg-2025'),
    rounding: 'cent',
  })
  expect(statements).toMatchObject({
    isComplete: false,
    unmapped: [{ account: '247000', accountLabel: 'Compte 247000', opening: 300_000n, closing: 300_005n }],
  })
  expect(net(statements, 'total-assets')).toBe(0n)
})

test('a prior year with an unmapped account makes the statements incomplete', () => {
  const ledger = yearOf('pcg-2025')
  const mapping = suggestedMapping(ledger, 'pcg-2025')
  const prior = { trialBalance: trialBalance([balance('890000', { debit: 1n })]), mapping }
  expect(computeStatements(ledger, { mapping, rounding: 'cent', prior })).toMatchObject({
    isComplete: false,
    unmapped: [],
    priorUnmapped: [{ account: '890000' }],
  })
})

test('a prior year of the former edition is shown in the lines of the new one, with the same result', () => {
  const ledger = yearOf('pcg-2025')
  const before = yearOf('pcg-2014')
  const transferred = trialBalance([
    ...before.accounts,
    balance('791000', { credit: 5_000n }),
    balance('797000', { credit: 300n }),
    balance('512000', { debit: 5_300n }),
  ])
  const statements = computeStatements(ledger, {
    mapping: suggestedMapping(ledger, 'pcg-2025'),
    prior: { trialBalance: transferred, mapping: suggestedMapping(transferred, 'pcg-2014') },
    rounding: 'cent',
  })
  const prior = (id: string) => line(statements, id).prior?.net
  expect(prior('asset-disposal-proceeds')).toBe(70_000n)
  expect(prior('other-operating-income')).toBe(5_000n)
  expect(prior('operating-result')).toBe(595_000n + 5_000n)
  expect(prior('net-result')).toBe(507_000n + 5_300n)
  expect(prior('total-assets')).toBe(prior('total-liabilities'))
  expect(
    accountsBehind(statements, 'other-operating-income', 'prior').map(each => [each.account, each.net]),
  ).toEqual([['791000', 5_000n]])
  expect(accountsBehind(statements, 'other-operating-income')).toEqual([])
})

test('a variation has an amount and a ratio, and is significant if it reaches both limits', () => {
  const ledger = (sales: bigint, rent: bigint) =>
    trialBalance([
      balance('707000', { credit: sales }),
      balance('613000', { debit: rent }),
      balance('512000', { debit: sales, credit: rent }),
    ])
  const now = ledger(12_000_00n, 1_100_00n)
  const mapping = suggestedMapping(now, 'pcg-2025')
  const statements = computeStatements(now, {
    mapping,
    prior: { trialBalance: ledger(10_000_00n, 1_000_00n), mapping },
    rounding: 'cent',
    threshold: { amount: 500_00n, ratio: 0.1 },
  })
  expect(line(statements, 'sales-of-goods').variation).toEqual({
    amount: 2_000_00n,
    ratio: 0.2,
    isSignificant: true,
  })
  expect(line(statements, 'external-charges').variation).toEqual({
    amount: 100_00n,
    ratio: 0.1,
    isSignificant: false,
  })
  expect(line(statements, 'loans').variation).toEqual({
    amount: 0n,
    ratio: undefined,
    isSignificant: false,
  })
})

test('a variation from zero reaches any ratio, and without limits each change is significant', () => {
  const now = trialBalance([balance('707000', { credit: 5n }), balance('512000', { debit: 5n })])
  const mapping = suggestedMapping(now, 'pcg-2025')
  const options = { mapping, prior: { trialBalance: trialBalance([]), mapping }, rounding: 'cent' } as const
  for (const threshold of [{}, { ratio: 3 }])
    expect(line(computeStatements(now, { ...options, threshold }), 'sales-of-goods').variation).toEqual({
      amount: 5n,
      ratio: undefined,
      isSignificant: true,
    })
  expect(
    line(computeStatements(now, { mapping, rounding: 'cent' }), 'sales-of-goods').variation,
  ).toBeUndefined()
})

test('the statements of any balanced ledger balance, whatever the mapping and the rounding', () => {
  fc.assert(
    fc.property(
      balancedTrialBalances,
      mappings,
      fc.constantFrom(...roundings),
      (ledger, mapping, rounding) => {
        const statements = computeStatements(ledger, { mapping, rounding })
        expect(statements.isComplete).toBe(true)
        expect(net(statements, 'total-assets')).toBe(net(statements, 'total-liabilities'))
        expect(line(statements, 'total-assets').exact.net).toBe(
          line(statements, 'total-liabilities').exact.net,
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('the flows of any balanced ledger lead from its opening cash to its closing cash', () => {
  fc.assert(
    fc.property(
      balancedTrialBalances,
      fc.constantFrom(...charts),
      fc.constantFrom('auxiliary', 'account'),
      fc.constantFrom(...roundings),
      (ledger, chart, sideLevel, rounding) => {
        const mapping = suggestedMapping(ledger, chart, sideLevel)
        const statements = computeStatements(ledger, { mapping, rounding })
        expect(net(statements, 'cash-flow/opening-cash') + net(statements, 'cash-flow/change-in-cash')).toBe(
          net(statements, 'cash-flow/closing-cash'),
        )
        expect(net(statements, 'cash-flow/net-result')).toBe(net(statements, 'net-result'))
      },
    ),
    { numRuns: 150 },
  )
})

test('every printed total is the sum of what is printed, and net is gross less depreciation', () => {
  fc.assert(
    fc.property(
      balancedTrialBalances,
      mappings,
      fc.constantFrom(...roundings),
      (ledger, mapping, rounding) => {
        const statements = computeStatements(ledger, { mapping, rounding })
        const unit = unitOf[rounding]
        for (const { id, figures, formula } of printedLines(statements)) {
          expect(figures.net, id).toBe(figures.gross - figures.depreciation)
          const isPrintedFormula = formula?.every(({ measure }) => measure === 'amount') ?? false
          if (!isPrintedFormula || formula === undefined) continue
          const sums = formula.reduce(
            (sum, term) => {
              const { gross, depreciation, net: amount } = line(statements, term.line).figures
              const sign = BigInt(term.sign)
              return {
                gross: sum.gross + sign * gross,
                depreciation: sum.depreciation + sign * depreciation,
                net: sum.net + sign * amount,
              }
            },
            { gross: 0n, depreciation: 0n, net: 0n },
          )
          expect(figures, id).toEqual(
            hasDepreciation(id, mapping.chart) ? sums : { gross: sums.net, depreciation: 0n, net: sums.net },
          )
        }
        expect(printedLines(statements).filter(({ figures }) => figures.gross % unit !== 0n)).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

test('a printed line is less than one unit off in every column', () => {
  const magnitude = (value: bigint) => (value < 0n ? -value : value)
  fc.assert(
    fc.property(
      balancedTrialBalances,
      mappings,
      fc.constantFrom('euro', 'thousand'),
      (ledger, mapping, rounding) => {
        const statements = computeStatements(ledger, { mapping, rounding })
        const unit = unitOf[rounding]
        const leaves = printedLines(statements).filter(({ formula }) => formula === undefined)
        for (const { id, figures, exact } of leaves) {
          expect(magnitude(figures.gross - exact.gross) < unit, id).toBe(true)
          expect(magnitude(figures.depreciation - exact.depreciation) < unit, id).toBe(true)
          expect(magnitude(figures.net - exact.net) < unit, id).toBe(true)
        }
        for (const id of ['total-assets', 'total-liabilities']) {
          const { figures, exact } = line(statements, id)
          expect(magnitude(figures.net - exact.net) * 2n <= unit, id).toBe(true)
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('an asset that is written off is printed as worth nothing, and no asset as worth less', () => {
  const assets = fc
    .array(fc.record({ value: fc.bigInt({ min: 0n, max: 900_000n }), worn: fc.constantFrom(0n, 5n, 10n) }), {
      minLength: 6,
      maxLength: 6,
    })
    .map(values =>
      values.map(({ value, worn }, at) => {
        const [gross = '', depreciation = ''] =
          [
            ['205000', '280500'],
            ['213100', '281310'],
            ['218300', '281830'],
            ['261000', '296100'],
            ['370000', '397000'],
            ['411000', '491000'],
          ][at] ?? []
        return [
          balance(gross, { debit: value }),
          balance(depreciation, { credit: (value * worn) / 10n }),
          balance('512000', { debit: (value * worn) / 10n, credit: value }),
        ]
      }),
    )
  fc.assert(
    fc.property(assets, fc.constantFrom('euro', 'thousand'), (accounts, rounding) => {
      const ledger = trialBalance([
        ...accounts.flat(),
        balance('512000', { opening: 9_876_543n }),
        balance('101000', { opening: -9_876_543n }),
      ])
      const statements = computeStatements(ledger, {
        mapping: suggestedMapping(ledger, 'pcg-2025'),
        rounding,
      })
      const lines = statements.lines.assets.filter((each): each is ComputedLine => each.kind !== 'heading')
      const invented = lines.filter(({ exact, figures }) =>
        (['gross', 'depreciation', 'net'] as const).some(
          column => exact[column] === 0n && figures[column] !== 0n,
        ),
      )
      expect(invented).toEqual([])
      expect(lines.filter(({ exact, figures }) => exact.net >= 0n && figures.net < 0n)).toEqual([])
    }),
  )
})

test('a flow that did not take place is printed as nothing, and cash still leads to cash', () => {
  const cents = fc.bigInt({ min: 1n, max: 9_999_999n })
  fc.assert(
    fc.property(
      fc.record({ building: cents, worn: cents, wear: cents, cash: cents, sales: cents, loan: cents }),
      fc.constantFrom(...charts),
      fc.constantFrom('euro', 'thousand'),
      ({ building, worn, wear, cash, sales, loan }, chart, rounding) => {
        const year = trialBalance([
          balance('213100', { opening: building }),
          balance('281310', { opening: -worn, credit: wear }),
          balance('681120', { debit: wear }),
          balance('411000', { debit: sales }),
          balance('707000', { credit: sales }),
          balance('164000', { credit: loan }),
          balance('512000', { opening: cash, debit: loan }),
          balance('101000', { opening: worn - building - cash }),
        ])
        const statements = computeStatements(year, { mapping: suggestedMapping(year, chart), rounding })
        const invented = printedLines(statements).filter(
          ({ id, kind, exact, figures }) =>
            id.startsWith('cash-flow/') && kind === 'group' && exact.net === 0n && figures.net !== 0n,
        )
        expect(invented).toEqual([])
        expect(net(statements, 'cash-flow/opening-cash') + net(statements, 'cash-flow/change-in-cash')).toBe(
          net(statements, 'cash-flow/closing-cash'),
        )
      },
    ),
  )
})

test('every cent of every account is on exactly one line of the balance sheet or the income statement', () => {
  fc.assert(
    fc.property(balancedTrialBalances, mappings, (ledger, mapping) => {
      const statements = computeStatements(ledger, { mapping, rounding: 'cent' })
      const leaves = printedLines(statements).filter(({ formula }) => formula === undefined)
      const found = new Map<string, bigint>()
      const places = new Map<string, number>()
      for (const { id } of leaves)
        for (const { account, auxiliary, gross, depreciation } of accountsBehind(statements, id)) {
          const key = `${account} ${auxiliary}`
          found.set(key, gross + depreciation)
          places.set(key, (places.get(key) ?? 0) + 1)
        }
      expect([...places].filter(([, count]) => count > 1)).toEqual([])
      const magnitude = (value: bigint) => (value < 0n ? -value : value)
      const expected = new Map<string, bigint>()
      for (const { account, auxiliary, closing } of ledger.accounts) {
        const key = `${account} ${mapping.sideLevel === 'account' ? '' : auxiliary}`
        expected.set(key, (expected.get(key) ?? 0n) + closing)
      }
      for (const [key, closing] of expected)
        expect(magnitude(found.get(key) ?? 0n), key).toBe(magnitude(closing))
    }),
    { numRuns: 100 },
  )
})

test('the accounts behind any line add up to it', () => {
  fc.assert(
    fc.property(balancedTrialBalances, fc.constantFrom(...charts), (ledger, chart) => {
      const statements = computeStatements(ledger, {
        mapping: suggestedMapping(ledger, chart),
        rounding: 'cent',
      })
      for (const { id, exact } of printedLines(statements)) {
        const sum = accountsBehind(statements, id).reduce(
          (total, each) => ({
            gross: total.gross + each.gross,
            depreciation: total.depreciation + each.depreciation,
            net: total.net + each.net,
          }),
          { gross: 0n, depreciation: 0n, net: 0n },
        )
        expect(sum, id).toEqual(exact)
      }
    }),
    { numRuns: 60 },
  )
})
