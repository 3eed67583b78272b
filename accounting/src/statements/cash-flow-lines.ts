/**
 * The cash-flow statement by the indirect method, as the institute of chartered accountants recommends it for annual
 * accounts (avis n° 30 of the OEC) and règlement ANC 2020-01 defines it for groups; the PCG does not require one.
 * Inflows are positive.
 * Each leaf of the balance sheet except cash enters once by its change, and what is added back to the result is
 * deducted from the line whose change it explains, so the flows add up to the change in cash whatever the mapping. Cash
 * is cash at bank and in hand and marketable securities, less bank overdrafts. Impairment of current assets stays
 * within the change of the net receivables and stocks.
 */
import {
  creditedTo,
  decreaseOf,
  heading,
  increaseOf,
  minus,
  minusOpeningOf,
  notCreditedTo,
  openingOf,
  plus,
  total,
  type Sum,
  type Term,
} from './line.ts'

function flow<const Id extends string>(
  id: Id,
  fr: string,
  en: string,
  formula: readonly Term[],
): Sum<`cash-flow/${Id}`> {
  return { kind: 'group', id: `cash-flow/${id}`, label: { fr, en }, formula }
}

const fixedAssets = [
  'establishment-costs',
  'development-costs',
  'concessions-and-patents',
  'purchased-goodwill',
  'other-intangible-assets',
  'intangible-assets-in-progress',
  'advances-on-intangible-assets',
  'land',
  'buildings',
  'plant-and-equipment',
  'other-tangible-assets',
  'tangible-assets-in-progress',
  'advances-on-tangible-assets',
]
const financialAssets = [
  'participating-interests',
  'receivables-from-participating-interests',
  'portfolio-securities',
  'other-long-term-securities',
  'loans',
  'other-financial-assets',
]
const stocks = ['raw-materials', 'work-in-progress', 'finished-products', 'goods-for-resale']
const receivables = [
  'advances-to-suppliers',
  'trade-receivables',
  'sundry-receivables',
  'prepaid-expenses',
  'forward-instruments-assets',
  'translation-differences-assets',
]
const payables = [
  'advances-from-customers',
  'trade-payables',
  'tax-and-social-payables',
  'sundry-payables',
  'deferred-income',
  'forward-instruments-liabilities',
  'translation-differences-liabilities',
]
const borrowings = [
  'convertible-bonds',
  'other-bonds',
  'bank-loans',
  'other-borrowings',
  'conditional-advances',
]

/** Depreciation and impairment of assets, and reversals of them. */
const fixedAssetLosses = {
  charges: ['depreciation-of-fixed-assets', 'impairment-of-fixed-assets', 'exceptional-depreciation'],
  reversals: ['reversals-on-fixed-assets', 'exceptional-depreciation-reversals'],
}
const spreadCharges = ['amortisation-of-loan-costs', 'amortisation-of-deferred-charges']

export const cashFlowLines = [
  heading(
    'cash-flow/operating',
    'Flux de trésorerie liés à l’activité',
    'Cash flows from operating activities',
  ),
  flow('net-result', 'Résultat net', 'Net result', plus('net-result')),
  flow(
    'depreciation',
    'Amortissements et dépréciations des immobilisations, nets de reprises',
    'Depreciation and impairment of fixed assets, net of reversals',
    [
      ...plus(...fixedAssetLosses.charges, ...spreadCharges, 'impairment-of-financial-assets'),
      ...minus(...fixedAssetLosses.reversals, 'reversals-on-financial-assets'),
    ],
  ),
  flow(
    'provisions',
    'Variation des provisions',
    'Change in provisions',
    increaseOf('provisions-for-risks', 'provisions-for-charges', 'regulated-provisions'),
  ),
  flow('disposal-gains', 'Plus-values de cession', 'Gains on disposals', [
    ...plus('asset-disposal-book-values', 'financial-disposal-book-values'),
    ...minus('asset-disposal-proceeds', 'financial-disposal-proceeds'),
  ]),
  flow(
    'grants-taken-to-income',
    'Quote-part des subventions d’investissement virée au résultat',
    'Share of investment grants taken to income',
    minus('grants-taken-to-income'),
  ),
  total(
    'cash-flow/self-financing',
    'Marge brute d’autofinancement',
    'Gross self-financing margin',
    plus(
      'cash-flow/net-result',
      'cash-flow/depreciation',
      'cash-flow/provisions',
      'cash-flow/disposal-gains',
      'cash-flow/grants-taken-to-income',
    ),
  ),
  flow('stocks', 'Variation des stocks', 'Change in stocks', decreaseOf(...stocks)),
  flow(
    'receivables',
    'Variation des créances d’exploitation',
    'Change in operating receivables',
    decreaseOf(...receivables),
  ),
  flow(
    'payables',
    'Variation des dettes d’exploitation',
    'Change in operating payables',
    increaseOf(...payables),
  ),
  total(
    'cash-flow/from-operating',
    'Flux net de trésorerie généré par l’activité (A)',
    'Net cash flow from operating activities (A)',
    plus('cash-flow/self-financing', 'cash-flow/stocks', 'cash-flow/receivables', 'cash-flow/payables'),
  ),
  heading(
    'cash-flow/investing',
    'Flux de trésorerie liés aux opérations d’investissement',
    'Cash flows from investing activities',
  ),
  flow(
    'acquisitions',
    'Acquisitions d’immobilisations incorporelles et corporelles',
    'Acquisitions of intangible and tangible assets',
    [
      ...decreaseOf(...fixedAssets),
      ...minus(...fixedAssetLosses.charges, 'asset-disposal-book-values'),
      ...plus(...fixedAssetLosses.reversals),
    ],
  ),
  flow(
    'financial-acquisitions',
    'Acquisitions d’immobilisations financières',
    'Acquisitions of financial assets',
    [
      ...decreaseOf(...financialAssets),
      ...minus('impairment-of-financial-assets', 'financial-disposal-book-values'),
      ...plus('reversals-on-financial-assets'),
    ],
  ),
  flow('disposals', 'Cessions d’immobilisations', 'Disposals of fixed assets', [
    ...plus('asset-disposal-proceeds', 'financial-disposal-proceeds'),
    ...decreaseOf('receivables-on-disposals'),
  ]),
  flow(
    'payables-on-fixed-assets',
    'Variation des dettes sur immobilisations',
    'Change in payables on fixed assets',
    increaseOf('payables-on-fixed-assets'),
  ),
  total(
    'cash-flow/from-investing',
    'Flux net de trésorerie lié aux opérations d’investissement (B)',
    'Net cash flow from investing activities (B)',
    plus(
      'cash-flow/acquisitions',
      'cash-flow/financial-acquisitions',
      'cash-flow/disposals',
      'cash-flow/payables-on-fixed-assets',
    ),
  ),
  heading(
    'cash-flow/financing',
    'Flux de trésorerie liés aux opérations de financement',
    'Cash flows from financing activities',
  ),
  // Changes of balances do not tell what was paid: reserves may have become capital, and a grant may be receivable.
  flow('capital', 'Variation du capital et des primes', 'Change in capital and premiums', [
    ...increaseOf('capital', 'share-premiums', 'revaluation-differences', 'equity-method-difference'),
    ...increaseOf('participating-securities'),
    ...decreaseOf('uncalled-capital', 'called-unpaid-capital', 'own-shares'),
  ]),
  flow(
    'dividends',
    'Dividendes et autres variations des réserves',
    'Dividends and other changes in reserves',
    [
      ...increaseOf('legal-reserve', 'statutory-reserves', 'regulated-reserves', 'other-reserves'),
      ...increaseOf('retained-earnings', 'unappropriated-result', 'interim-dividends', 'dividends-payable'),
    ],
  ),
  flow('grants-received', 'Subventions d’investissement obtenues', 'Investment grants obtained', [
    ...increaseOf('investment-grants', 'rights-of-the-grantor'),
    ...plus('grants-taken-to-income'),
  ]),
  flow(
    'group-and-associates',
    'Variation des comptes du groupe et des associés',
    'Change in accounts of group and associates',
    [
      ...increaseOf('payables-to-group-and-associates'),
      ...decreaseOf('receivables-from-group-and-associates'),
    ],
  ),
  flow('new-borrowings', 'Émissions d’emprunts', 'New borrowings', [
    ...creditedTo(...borrowings),
    ...decreaseOf('deferred-charges', 'redemption-premiums'),
    ...minus(...spreadCharges),
  ]),
  flow('repayments', 'Remboursements d’emprunts', 'Repayments of borrowings', [
    ...increaseOf(...borrowings),
    ...notCreditedTo(...borrowings),
  ]),
  total(
    'cash-flow/from-financing',
    'Flux net de trésorerie lié aux opérations de financement (C)',
    'Net cash flow from financing activities (C)',
    plus(
      'cash-flow/capital',
      'cash-flow/dividends',
      'cash-flow/grants-received',
      'cash-flow/group-and-associates',
      'cash-flow/new-borrowings',
      'cash-flow/repayments',
    ),
  ),
  total(
    'cash-flow/change-in-cash',
    'Variation de trésorerie (A + B + C)',
    'Change in cash (A + B + C)',
    plus('cash-flow/from-operating', 'cash-flow/from-investing', 'cash-flow/from-financing'),
  ),
  flow('opening-cash', 'Trésorerie d’ouverture', 'Cash at opening', [
    ...openingOf('cash', 'other-marketable-securities'),
    ...minusOpeningOf('bank-overdrafts'),
  ]),
  flow('closing-cash', 'Trésorerie de clôture', 'Cash at closing', [
    ...plus('cash', 'other-marketable-securities'),
    ...minus('bank-overdrafts'),
  ]),
] as const
