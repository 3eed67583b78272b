/**
 * Intermediate management balances (soldes intermédiaires de gestion): the table of PCG art. 842-1 (développé system)
 * for years opened before 2025. ANC 2022-06 dropped that system, so since 2025 the same balances are custom, taken from
 * the new income statement. Disposals and grants taken to income, which are now operating, stay below the gross
 * operating surplus, so that it remains comparable.
 */
import { before2025, minus, plus, since2025, total, type Sum, type Term } from './line.ts'

/** A line of the income statement repeated before the balance that it enters. */
function shown<const Id extends string>(line: Id, fr: string, en: string): Sum<`balances/${Id}`> {
  return { kind: 'group', id: `balances/${line}`, label: { fr, en }, formula: plus(line) }
}

const allowances: Term[] = [
  ...plus('fixed-asset-depreciation', 'impairment-of-fixed-assets'),
  ...plus('impairment-of-current-assets', 'operating-provisions'),
]

const disposalGains = total(
  'disposal-gains',
  'Plus-values et moins-values sur cessions d’éléments d’actif',
  'Gains and losses on disposals of assets',
  [
    ...plus('asset-disposal-proceeds', 'financial-disposal-proceeds'),
    ...minus('asset-disposal-book-values', 'financial-disposal-book-values'),
  ],
)

export const intermediateBalanceLines = [
  shown('sales-of-goods', 'Ventes de marchandises', 'Sales of goods for resale'),
  {
    ...shown('cost-of-goods-sold', 'Coût d’achat des marchandises vendues', 'Cost of goods sold'),
    formula: plus('purchases-of-goods', 'change-in-goods-stocks'),
  },
  total('trade-margin', 'Marge commerciale', 'Trade margin', [
    ...plus('balances/sales-of-goods'),
    ...minus('balances/cost-of-goods-sold'),
  ]),
  shown('production-sold', 'Production vendue', 'Production sold'),
  shown('change-in-production-stocks', 'Production stockée', 'Change in stocks of own production'),
  shown('capitalised-production', 'Production immobilisée', 'Capitalised production'),
  total(
    'production-of-the-year',
    'Production de l’exercice',
    'Production of the year',
    plus(
      'balances/production-sold',
      'balances/change-in-production-stocks',
      'balances/capitalised-production',
    ),
  ),
  {
    ...shown(
      'consumption-from-third-parties',
      'Consommation de l’exercice en provenance des tiers',
      'Consumption from third parties',
    ),
    formula: plus('purchases-of-materials', 'change-in-materials-stocks', 'external-charges'),
  },
  total('value-added', 'Valeur ajoutée', 'Value added', [
    ...plus('trade-margin', 'production-of-the-year'),
    ...minus('balances/consumption-from-third-parties'),
  ]),
  shown('operating-subsidies', 'Subventions d’exploitation', 'Operating subsidies'),
  shown('taxes', 'Impôts, taxes et versements assimilés', 'Taxes and similar payments'),
  {
    ...shown('personnel-costs', 'Charges de personnel', 'Personnel costs'),
    formula: plus('wages', 'social-contributions'),
  },
  total(
    'gross-operating-surplus',
    'Excédent brut d’exploitation (ou insuffisance)',
    'Gross operating surplus (or deficit)',
    [
      ...plus('value-added', 'balances/operating-subsidies'),
      ...minus('balances/taxes', 'balances/personnel-costs'),
    ],
  ),
  before2025(
    shown(
      'operating-reversals',
      'Reprises sur charges et transferts de charges',
      'Reversals and transferred charges',
    ),
  ),
  since2025(
    shown(
      'operating-reversals',
      'Reprises sur amortissements, dépréciations et provisions',
      'Reversals of depreciation, impairment and provisions',
    ),
  ),
  since2025(
    shown(
      'grants-taken-to-income',
      'Quote-part des subventions d’investissement virée au résultat',
      'Share of investment grants taken to income',
    ),
  ),
  since2025(
    shown(
      'asset-disposal-proceeds',
      'Produits des cessions d’immobilisations incorporelles et corporelles',
      'Proceeds from disposals of intangible and tangible assets',
    ),
  ),
  shown('other-operating-income', 'Autres produits', 'Other income'),
  {
    ...shown(
      'operating-allowances',
      'Dotations aux amortissements, aux dépréciations et aux provisions',
      'Depreciation, impairment and provisions',
    ),
    formula: allowances,
  },
  since2025(
    shown(
      'asset-disposal-book-values',
      'Valeurs comptables des immobilisations incorporelles et corporelles cédées',
      'Book values of intangible and tangible assets sold',
    ),
  ),
  shown('other-operating-charges', 'Autres charges', 'Other charges'),
  before2025(
    total('balances/operating-result', 'Résultat d’exploitation', 'Operating result', [
      ...plus('gross-operating-surplus', 'balances/operating-reversals', 'balances/other-operating-income'),
      ...minus('balances/operating-allowances', 'balances/other-operating-charges'),
    ]),
  ),
  since2025(
    total('balances/operating-result', 'Résultat d’exploitation', 'Operating result', [
      ...plus('gross-operating-surplus', 'balances/operating-reversals', 'balances/grants-taken-to-income'),
      ...plus('balances/asset-disposal-proceeds', 'balances/other-operating-income'),
      ...minus('balances/operating-allowances', 'balances/asset-disposal-book-values'),
      ...minus('balances/other-operating-charges'),
    ]),
  ),
  {
    ...shown(
      'joint-operations',
      'Quote-part de résultat sur opérations faites en commun',
      'Share of result of joint operations',
    ),
    formula: [...plus('joint-income'), ...minus('joint-charges')],
  },
  shown('total-financial-income', 'Produits financiers', 'Financial income'),
  shown('total-financial-charges', 'Charges financières', 'Financial charges'),
  total('balances/ordinary-result', 'Résultat courant avant impôts', 'Ordinary result before tax', [
    ...plus('balances/operating-result', 'balances/joint-operations', 'balances/total-financial-income'),
    ...minus('balances/total-financial-charges'),
  ]),
  shown('exceptional-income', 'Produits exceptionnels', 'Exceptional income'),
  shown('exceptional-charges', 'Charges exceptionnelles', 'Exceptional charges'),
  total('balances/exceptional-result', 'Résultat exceptionnel', 'Exceptional result', [
    ...plus('balances/exceptional-income'),
    ...minus('balances/exceptional-charges'),
  ]),
  shown('profit-sharing', 'Participation des salariés aux résultats', 'Employee profit-sharing'),
  shown('income-tax', 'Impôts sur les bénéfices', 'Income tax'),
  total('balances/net-result', 'Résultat de l’exercice', 'Result for the year', [
    ...plus('balances/ordinary-result', 'balances/exceptional-result'),
    ...minus('balances/profit-sharing', 'balances/income-tax'),
  ]),
  disposalGains,
] as const
