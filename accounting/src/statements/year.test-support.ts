/** One year of a small company, booked by hand, and its expected statements. Amounts in euros. */
import type { Chart } from './line.ts'
import { LedgerCube, trialBalanceOf, type TrialBalance } from './trial-balance.ts'

const disposalAccounts = {
  'pcg-2014': { bookValue: '675200', proceeds: '775200', grants: '777000' },
  'pcg-2025': { bookValue: '657000', proceeds: '757000', grants: '747000' },
} as const satisfies Record<Chart, unknown>

/** The balances carried forward; an account with a slash has an auxiliary account after it. */
const openings: readonly (readonly [account: string, euros: number])[] = [
  ['101000', -10_000],
  ['106100', -500],
  ['110000', -1_500],
  ['120000', -3_000],
  ['164000', -8_000],
  ['218300', 12_000],
  ['281830', -4_000],
  ['370000', 2_000],
  ['401000/F', -3_600],
  ['411000/A', 5_000],
  ['445710', -400],
  ['512000', 12_000],
]

/** The bookings: debited account, credited account, euros. */
function entries(chart: Chart): readonly (readonly [debit: string, credit: string, euros: number])[] {
  const { bookValue, proceeds, grants } = disposalAccounts[chart]
  return [
    // Last year's result: 2,000 to the associates, the rest is retained.
    ['120000', '110000', 1_000],
    ['120000', '457000', 2_000],
    ['457000', '512000', 2_000],
    // Sales; customer B has paid too much.
    ['411000/A', '707000', 20_000],
    ['411000/A', '706000', 5_000],
    ['512000', '411000/A', 26_000],
    ['512000', '411000/B', 300],
    // Purchases; supplier G was paid by mistake.
    ['607000', '401000/F', 9_000],
    ['401000/F', '512000', 8_600],
    ['401000/G', '512000', 150],
    ['370000', '603700', 500],
    ['613200', '512000', 2_400],
    ['641000', '512000', 4_000],
    ['645000', '431000', 1_500],
    ['635100', '512000', 300],
    ['445710', '512000', 400],
    // A machine is bought, another one sold.
    ['218300', '404000', 3_000],
    ['404000', '512000', 1_000],
    ['281830', '218300', 1_500],
    [bookValue, '218300', 500],
    ['462000', proceeds, 700],
    ['512000', '462000', 600],
    ['681120', '281830', 2_200],
    ['681740', '491000', 200],
    ['681500', '151100', 250],
    ['512000', '131000', 1_000],
    ['139000', grants, 100],
    ['512000', '164000', 2_000],
    ['164000', '512000', 1_500],
    ['661100', '512000', 320],
    ['512000', '768000', 40],
    ['695000', '444000', 600],
    // The second bank is overdrawn.
    ['512000', '512100', 400],
  ]
}

/** The trial balance of that year, with the accounts of either edition of the chart. */
export function yearOf(chart: Chart): TrialBalance {
  const cube = new LedgerCube()
  const book = (place: string, euros: number, isOpening: boolean) => {
    const [account = '', auxiliary = ''] = place.split('/')
    cube.add({
      account,
      accountLabel: `Compte ${account}`,
      auxiliary,
      auxiliaryLabel: auxiliary,
      month: '2025-01',
      debit: euros > 0 ? euros * 100 : 0,
      credit: euros < 0 ? -euros * 100 : 0,
      isOpening,
    })
  }
  for (const [place, euros] of openings) book(place, euros, true)
  for (const [debit, credit, euros] of entries(chart)) {
    book(debit, euros, false)
    book(credit, -euros, false)
  }
  return trialBalanceOf(cube.rows())
}

/** Non-zero net amounts by line, the same in both editions unless stated. */
export const knownFigures = {
  'other-tangible-assets': 8_300,
  'total-fixed-assets': 8_300,
  'goods-for-resale': 2_500,
  'trade-receivables': 3_800,
  'other-receivables': 250,
  'sundry-receivables': 150,
  'receivables-on-disposals': 100,
  cash: 21_670,
  'total-current-assets': 28_220,
  'total-assets': 36_520,
  capital: 10_000,
  'legal-reserve': 500,
  'retained-earnings': 2_500,
  'result-for-the-year': 5_070,
  'investment-grants': 900,
  'total-equity': 18_970,
  'provisions-for-risks': 250,
  'total-provisions': 250,
  'bank-borrowings': 8_900,
  'bank-loans': 8_500,
  'bank-overdrafts': 400,
  'trade-payables': 4_000,
  'tax-and-social-payables': 2_100,
  'payables-on-fixed-assets': 2_000,
  'other-payables': 300,
  'sundry-payables': 300,
  'total-debts': 17_300,
  'total-liabilities': 36_520,
  'sales-of-goods': 20_000,
  'production-sold': 5_000,
  'net-turnover': 25_000,
  'purchases-of-goods': 9_000,
  'change-in-goods-stocks': -500,
  'external-charges': 2_400,
  taxes: 300,
  wages: 4_000,
  'social-contributions': 1_500,
  'fixed-asset-depreciation': 2_200,
  'depreciation-of-fixed-assets': 2_200,
  'impairment-of-current-assets': 200,
  'operating-provisions': 250,
  'grants-taken-to-income': 100,
  'asset-disposal-proceeds': 700,
  'asset-disposal-book-values': 500,
  'other-interest-income': 40,
  'total-financial-income': 40,
  'interest-charges': 320,
  'total-financial-charges': 320,
  'financial-result': -280,
  'income-tax': 600,
  'total-income': 25_840,
  'total-charges': 20_770,
  'net-result': 5_070,
  'balances/sales-of-goods': 20_000,
  'balances/cost-of-goods-sold': 8_500,
  'trade-margin': 11_500,
  'balances/production-sold': 5_000,
  'production-of-the-year': 5_000,
  'balances/consumption-from-third-parties': 2_400,
  'value-added': 14_100,
  'balances/taxes': 300,
  'balances/personnel-costs': 5_500,
  'gross-operating-surplus': 8_300,
  'balances/operating-allowances': 2_650,
  'balances/total-financial-income': 40,
  'balances/total-financial-charges': 320,
  'balances/income-tax': 600,
  'balances/net-result': 5_070,
  'disposal-gains': 200,
  'cash-flow/net-result': 5_070,
  'cash-flow/depreciation': 2_200,
  'cash-flow/provisions': 250,
  'cash-flow/disposal-gains': -200,
  'cash-flow/grants-taken-to-income': -100,
  'cash-flow/self-financing': 7_220,
  'cash-flow/stocks': -500,
  'cash-flow/receivables': 1_050,
  'cash-flow/payables': 2_400,
  'cash-flow/from-operating': 10_170,
  'cash-flow/acquisitions': -3_000,
  'cash-flow/disposals': 600,
  'cash-flow/payables-on-fixed-assets': 2_000,
  'cash-flow/from-investing': -400,
  'cash-flow/dividends': -2_000,
  'cash-flow/grants-received': 1_000,
  'cash-flow/new-borrowings': 2_000,
  'cash-flow/repayments': -1_500,
  'cash-flow/from-financing': -500,
  'cash-flow/change-in-cash': 9_270,
  'cash-flow/opening-cash': 12_000,
  'cash-flow/closing-cash': 21_270,
} as const

/** Disposals and the share of grants are exceptional before 2025 and operating since. */
export const figuresOfChart = {
  'pcg-2014': {
    'total-operating-income': 25_000,
    'total-operating-charges': 19_350,
    'operating-result': 5_650,
    'ordinary-result': 5_370,
    'exceptional-capital-income': 800,
    'exceptional-income': 800,
    'exceptional-capital-charges': 500,
    'exceptional-charges': 500,
    'exceptional-result': 300,
    'balances/operating-result': 5_650,
    'balances/ordinary-result': 5_370,
    'balances/exceptional-income': 800,
    'balances/exceptional-charges': 500,
    'balances/exceptional-result': 300,
  },
  'pcg-2025': {
    subsidies: 100,
    'total-operating-income': 25_800,
    'total-operating-charges': 19_850,
    'operating-result': 5_950,
    'ordinary-result': 5_670,
    'balances/grants-taken-to-income': 100,
    'balances/asset-disposal-proceeds': 700,
    'balances/asset-disposal-book-values': 500,
    'balances/operating-result': 5_950,
    'balances/ordinary-result': 5_670,
  },
} as const satisfies Record<Chart, Record<string, number>>
