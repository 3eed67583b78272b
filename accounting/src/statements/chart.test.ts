import { expect, test } from 'vitest'
import { accountRules } from './account-lines.ts'
import { balanceAccounts } from './account-names-balance.ts'
import { incomeAccounts } from './account-names-income.ts'
import { accountLine, accountName, chartOf, isOfOtherChart } from './chart.ts'
import { charts, type Chart } from './line.ts'
import { isSlot, slotOf } from './mapping.ts'

const byBalance = (debit: string, credit: string) => ({ debit, credit })

test.each([
  ['101300', 'capital'],
  ['106100', 'legal-reserve'],
  ['106800', 'other-reserves'],
  ['109000', 'uncalled-capital'],
  ['119000', 'retained-earnings'],
  ['120000', 'unappropriated-result'],
  ['129000', 'unappropriated-result'],
  ['120900', 'interim-dividends'],
  ['139100', 'investment-grants'],
  ['151500', 'provisions-for-risks'],
  ['158000', 'provisions-for-charges'],
  ['164000', 'bank-loans'],
  ['167100', 'participating-securities'],
  ['169000', 'redemption-premiums'],
  ['205100', 'concessions-and-patents'],
  ['206000', 'other-intangible-assets'],
  ['229000', 'rights-of-the-grantor'],
  ['238000', 'advances-on-tangible-assets'],
  ['269000', 'payables-on-fixed-assets'],
  ['276840', 'loans'],
  ['281830', 'other-tangible-assets/depreciation'],
  ['280500', 'concessions-and-patents/depreciation'],
  ['290700', 'purchased-goodwill/depreciation'],
  ['297400', 'loans/depreciation'],
  ['397000', 'goods-for-resale/depreciation'],
  ['401000', byBalance('sundry-receivables', 'trade-payables')],
  ['404100', byBalance('sundry-receivables', 'payables-on-fixed-assets')],
  ['408400', byBalance('sundry-receivables', 'payables-on-fixed-assets')],
  ['409100', byBalance('advances-to-suppliers', 'trade-payables')],
  ['411DUPONT', byBalance('trade-receivables', 'sundry-payables')],
  ['419100', byBalance('trade-receivables', 'advances-from-customers')],
  ['421000', byBalance('sundry-receivables', 'tax-and-social-payables')],
  ['437000', byBalance('sundry-receivables', 'tax-and-social-payables')],
  ['445670', byBalance('sundry-receivables', 'tax-and-social-payables')],
  ['455100', byBalance('receivables-from-group-and-associates', 'payables-to-group-and-associates')],
  ['456210', byBalance('called-unpaid-capital', 'payables-to-group-and-associates')],
  ['457000', byBalance('receivables-from-group-and-associates', 'dividends-payable')],
  ['462000', byBalance('receivables-on-disposals', 'sundry-payables')],
  ['471000', byBalance('sundry-receivables', 'sundry-payables')],
  ['476100', 'translation-differences-assets'],
  ['477200', 'translation-differences-liabilities'],
  ['486000', 'prepaid-expenses'],
  ['487000', 'deferred-income'],
  ['491000', 'trade-receivables/depreciation'],
  ['495100', 'receivables-from-group-and-associates/depreciation'],
  ['502100', 'own-shares'],
  ['512100', byBalance('cash', 'bank-overdrafts')],
  ['521000', byBalance('forward-instruments-assets', 'forward-instruments-liabilities')],
  ['530000', 'cash'],
  ['580000', byBalance('cash', 'bank-overdrafts')],
  ['590300', 'other-marketable-securities/depreciation'],
  ['603700', 'change-in-goods-stocks'],
  ['603100', 'change-in-materials-stocks'],
  ['609700', 'purchases-of-goods'],
  ['619000', 'external-charges'],
  ['646000', 'social-contributions'],
  ['655500', 'joint-charges'],
  ['681120', 'depreciation-of-fixed-assets'],
  ['681740', 'impairment-of-current-assets'],
  ['686650', 'other-financial-allowances'],
  ['691000', 'profit-sharing'],
  ['699000', 'income-tax'],
  ['709700', 'sales-of-goods'],
  ['709600', 'production-sold'],
  ['755500', 'joint-income'],
  ['781740', 'other-operating-reversals'],
])('account %s goes to its line in both editions of the chart', (account, line) => {
  for (const chart of charts) expect(accountLine(account, chart)?.value).toEqual(line)
})

test.each<[string, string | undefined, string | undefined]>([
  ['675200', 'asset-disposal-book-values', 'exceptional-management-charges'],
  ['675600', 'financial-disposal-book-values', 'exceptional-management-charges'],
  ['775200', 'asset-disposal-proceeds', 'exceptional-management-income'],
  ['777000', 'grants-taken-to-income', 'exceptional-management-income'],
  ['678000', 'other-exceptional-capital-charges', 'exceptional-management-charges'],
  ['657000', 'other-operating-charges', 'asset-disposal-book-values'],
  ['757000', 'sundry-operating-income', 'asset-disposal-proceeds'],
  ['747000', 'operating-subsidies', 'grants-taken-to-income'],
  ['667100', 'losses-on-securities', 'financial-disposal-book-values'],
  ['767100', 'gains-on-securities', 'financial-disposal-proceeds'],
  ['764000', 'other-interest-income', 'income-from-long-term-investments'],
  ['791000', 'transferred-operating-charges', undefined],
  ['796000', 'transferred-financial-charges', undefined],
  ['797000', 'transferred-exceptional-charges', undefined],
])('account %s goes to another line since ANC 2022-06', (account, before, since) => {
  expect(accountLine(account, 'pcg-2014')?.value).toBe(before)
  expect(accountLine(account, 'pcg-2025')?.value).toBe(since)
})

test('an account without a line in the chart gets none', () => {
  for (const account of ['', '247000', '360000', '380000', '890000', '999', 'ABC', '7', '60'])
    expect(accountLine(account, 'pcg-2025'), account).toBeUndefined()
})

test.each<[string, string, string]>([
  ['411DUPONT', '411', 'Clients'],
  ['445711', '44571', 'TVA collectée'],
  ['281831', '2818', 'Amortissements des autres immobilisations corporelles'],
  ['360000', '36', 'Stocks provenant d’immobilisations'],
  ['701', '701', 'Ventes de produits finis'],
])('account %s is named by the longest matching account of the chart', (account, prefix, fr) => {
  expect(accountName(account, 'pcg-2025')).toMatchObject({ prefix, value: { fr } })
})

test('an account has its name in the edition for its year', () => {
  expect(accountName('757000', 'pcg-2025')?.value.en).toBe(
    'Proceeds from disposals of intangible and tangible assets',
  )
  expect(accountName('757000', 'pcg-2014')?.value.en).toBe('Other current operating income')
  expect(accountName('481000', 'pcg-2014')?.value.fr).toBe('Charges à répartir sur plusieurs exercices')
  expect(accountName('800000', 'pcg-2025')).toBeUndefined()
})

test('an account of the other edition is reported', () => {
  for (const account of ['675000', '775000', '777000', '791000', '671200', '153000'])
    expect([account, isOfOtherChart(account, 'pcg-2025'), isOfOtherChart(account, 'pcg-2014')]).toEqual([
      account,
      true,
      false,
    ])
  for (const account of ['657000', '757000', '747000', '649000', '152100'])
    expect([account, isOfOtherChart(account, 'pcg-2025'), isOfOtherChart(account, 'pcg-2014')]).toEqual([
      account,
      false,
      true,
    ])
  expect(isOfOtherChart('411000', 'pcg-2025')).toBe(false)
})

test('ANC 2022-06 applies to years that open in 2025', () => {
  expect(['2024-12-31', '2025-01-01', '2025-07-01'].map(day => chartOf(day))).toEqual([
    'pcg-2014',
    'pcg-2025',
    'pcg-2025',
  ])
})

const named = [...balanceAccounts, ...incomeAccounts]

test('each account has one name in each edition, and a parent with a name', () => {
  for (const chart of charts) {
    const numbers = named.filter(([, , , only]) => only === undefined || only === chart).map(([n]) => n)
    expect(new Set(numbers).size).toBe(numbers.length)
    const known = new Set(numbers)
    const orphans = numbers.filter(
      number => number.length > 1 && !known.has(number.slice(0, -1)) && !known.has(number.slice(0, 2)),
    )
    expect(orphans).toEqual([])
  }
  expect(named.length).toBeGreaterThan(500)
})

test('each account with a line has at least the name of its group', () => {
  const unnamed = accountRules.flatMap(([prefix, , only]) =>
    (only === undefined ? charts : [only]).filter(
      chart => (accountName(prefix, chart)?.prefix.length ?? 0) < 2,
    ),
  )
  expect(unnamed).toEqual([])
})

test('every rule leads to a printed line, and occurs once in each edition', () => {
  const editions = (only: Chart | undefined) => (only === undefined ? charts : [only])
  const seen = accountRules.flatMap(([prefix, , only]) => editions(only).map(chart => `${chart} ${prefix}`))
  expect(new Set(seen).size).toBe(seen.length)
  for (const [prefix, assignment] of accountRules)
    for (const side of ['debit', 'credit'] as const)
      expect(isSlot(slotOf(assignment, side)), prefix).toBe(true)
})

test('names follow French typography and contain no placeholders', () => {
  expect(named.filter(([, fr, en]) => / [:;?!»]|'/.test(fr) || /'/.test(en))).toEqual([])
})
