/**
 * The income statement in list form, base system: the models of PCG art. 821-1 and following, before 2025 and since.
 * Income and charges are both printed as positive amounts.
 * Since 2025, disposals of intangible and tangible assets are operating, those of financial assets financial, and
 * grants taken to income are subsidies; charges are no longer transferred. Both editions share their leaves, so that a
 * year of the former edition can be shown in the prior-year column of the new model (ANC 2022-06: no restatement except
 * the reclassifications that the new models need).
 */
import {
  before2025,
  charge,
  credit,
  group,
  heading,
  minus,
  part,
  plus,
  since2025,
  total,
  type Leaf,
} from './line.ts'

const disposalProceeds = credit(
  'asset-disposal-proceeds',
  'Produits des cessions d’immobilisations incorporelles et corporelles',
  'Proceeds from disposals of intangible and tangible assets',
)
const disposalBookValues = charge(
  'asset-disposal-book-values',
  'Valeurs comptables des immobilisations incorporelles et corporelles cédées',
  'Book values of intangible and tangible assets sold',
)
const financialProceeds = credit(
  'financial-disposal-proceeds',
  'Produits des cessions d’immobilisations financières',
  'Proceeds from disposals of financial assets',
)
const financialBookValues = charge(
  'financial-disposal-book-values',
  'Valeurs comptables des immobilisations financières cédées',
  'Book values of financial assets sold',
)
const operatingSubsidies = credit('operating-subsidies', 'Subventions d’exploitation', 'Operating subsidies')
const grants = part(
  credit(
    'grants-taken-to-income',
    'Quote-part des subventions d’investissement virée au résultat',
    'Share of investment grants taken to income',
  ),
)
const transferredOperating = part(
  credit(
    'transferred-operating-charges',
    'Transferts de charges d’exploitation',
    'Transferred operating charges',
  ),
)
const reversalsOfOperating = [
  part(
    credit(
      'reversals-on-fixed-assets',
      'Reprises sur immobilisations incorporelles et corporelles',
      'Reversals on intangible and tangible assets',
    ),
  ),
  part(
    credit(
      'other-operating-reversals',
      'Reprises sur actif circulant et provisions',
      'Reversals on current assets and provisions',
    ),
  ),
] as const
const exceptionalIncomeParts = [
  part(
    credit(
      'exceptional-depreciation-reversals',
      'Reprises exceptionnelles sur amortissements et dépréciations',
      'Exceptional reversals of depreciation and impairment',
    ),
  ),
  part(
    credit(
      'exceptional-provision-reversals',
      'Reprises exceptionnelles sur provisions',
      'Exceptional reversals of provisions',
    ),
  ),
  part(
    credit(
      'transferred-exceptional-charges',
      'Transferts de charges exceptionnelles',
      'Transferred exceptional charges',
    ),
  ),
] as const
const exceptionalAllowances = [
  part(
    charge(
      'exceptional-depreciation',
      'Dotations exceptionnelles aux amortissements et dépréciations',
      'Exceptional depreciation and impairment',
    ),
  ),
  part(
    charge(
      'exceptional-provisions',
      'Dotations aux provisions réglementées et exceptionnelles',
      'Regulated and exceptional provisions',
    ),
  ),
] as const
const managementIncome = credit(
  'exceptional-management-income',
  'Sur opérations de gestion',
  'From management operations',
)
const managementCharges = charge(
  'exceptional-management-charges',
  'Sur opérations de gestion',
  'On management operations',
)
const otherCapitalIncome = part(
  credit(
    'other-exceptional-capital-income',
    'Autres produits exceptionnels sur opérations en capital',
    'Other exceptional income from capital operations',
  ),
)
const otherCapitalCharges = part(
  charge(
    'other-exceptional-capital-charges',
    'Autres charges exceptionnelles sur opérations en capital',
    'Other exceptional charges on capital operations',
  ),
)

/** The same leaf in an edition that prints it in another place or under another name. */
const named = <Id extends string>(leaf: Leaf<Id>, fr: string, en: string): Leaf<Id> => ({
  ...leaf,
  label: { fr, en },
})

const operatingCharges = [
  ...plus('purchases-of-goods', 'change-in-goods-stocks', 'purchases-of-materials'),
  ...plus('change-in-materials-stocks', 'external-charges', 'taxes', 'wages', 'social-contributions'),
  ...plus('fixed-asset-depreciation', 'impairment-of-fixed-assets', 'impairment-of-current-assets'),
  ...plus('operating-provisions', 'other-operating-charges'),
]
const financialReversals = plus(
  'reversals-on-financial-assets',
  'other-financial-reversals',
  'transferred-financial-charges',
)
const financialIncome = [
  ...plus('income-from-participating-interests', 'income-from-long-term-investments'),
  ...plus('other-interest-income', 'financial-reversals', 'exchange-gains', 'gains-on-securities'),
]
const financialCharges = plus(
  'financial-allowances',
  'interest-charges',
  'exchange-losses',
  'losses-on-securities',
)
const exceptionalReversals = plus(
  'exceptional-depreciation-reversals',
  'exceptional-provision-reversals',
  'transferred-exceptional-charges',
)

const operatingLines = [
  heading('operating-income', 'Produits d’exploitation', 'Operating income'),
  credit('sales-of-goods', 'Ventes de marchandises', 'Sales of goods for resale'),
  credit('production-sold', 'Production vendue [biens et services]', 'Production sold [goods and services]'),
  total(
    'net-turnover',
    'Montant net du chiffre d’affaires',
    'Net turnover',
    plus('sales-of-goods', 'production-sold'),
  ),
  credit('change-in-production-stocks', 'Production stockée', 'Change in stocks of own production'),
  credit('capitalised-production', 'Production immobilisée', 'Capitalised production'),
  before2025(operatingSubsidies),
  since2025(
    group('subsidies', 'Subventions', 'Subsidies', plus('operating-subsidies', 'grants-taken-to-income')),
  ),
  since2025(part(operatingSubsidies)),
  since2025(grants),
  before2025(
    group(
      'operating-reversals',
      'Reprises sur provisions (et amortissements), transferts de charges',
      'Reversals of provisions (and depreciation), transferred charges',
      plus('reversals-on-fixed-assets', 'other-operating-reversals', 'transferred-operating-charges'),
    ),
  ),
  since2025(
    group(
      'operating-reversals',
      'Reprises sur amortissements, dépréciations et provisions',
      'Reversals of depreciation, impairment and provisions',
      plus('reversals-on-fixed-assets', 'other-operating-reversals'),
    ),
  ),
  ...reversalsOfOperating,
  before2025(transferredOperating),
  since2025(disposalProceeds),
  before2025(
    group('other-operating-income', 'Autres produits', 'Other income', plus('sundry-operating-income')),
  ),
  since2025(
    group(
      'other-operating-income',
      'Autres produits',
      'Other income',
      plus('sundry-operating-income', 'transferred-operating-charges'),
    ),
  ),
  part(
    credit(
      'sundry-operating-income',
      'Autres produits de gestion courante',
      'Other current operating income',
    ),
  ),
  since2025(transferredOperating),
  before2025(
    total('total-operating-income', 'Total I', 'Total I', [
      ...plus('net-turnover', 'change-in-production-stocks', 'capitalised-production'),
      ...plus('operating-subsidies', 'operating-reversals', 'other-operating-income'),
    ]),
  ),
  since2025(
    total('total-operating-income', 'Total I', 'Total I', [
      ...plus('net-turnover', 'change-in-production-stocks', 'capitalised-production', 'subsidies'),
      ...plus('operating-reversals', 'asset-disposal-proceeds', 'other-operating-income'),
    ]),
  ),
  heading('operating-charges', 'Charges d’exploitation', 'Operating charges'),
  charge('purchases-of-goods', 'Achats de marchandises', 'Purchases of goods for resale'),
  charge('change-in-goods-stocks', 'Variation de stocks', 'Change in stocks'),
  charge(
    'purchases-of-materials',
    'Achats de matières premières et autres approvisionnements',
    'Purchases of raw materials and other supplies',
  ),
  charge('change-in-materials-stocks', 'Variation de stocks', 'Change in stocks'),
  charge('external-charges', 'Autres achats et charges externes', 'Other purchases and external charges'),
  charge('taxes', 'Impôts, taxes et versements assimilés', 'Taxes and similar payments'),
  before2025(charge('wages', 'Salaires et traitements', 'Wages and salaries')),
  since2025(charge('wages', 'Salaires', 'Wages and salaries')),
  before2025(charge('social-contributions', 'Charges sociales', 'Social charges')),
  since2025(charge('social-contributions', 'Cotisations sociales', 'Social contributions')),
  heading(
    'operating-allowances',
    'Dotations aux amortissements, aux dépréciations et aux provisions',
    'Depreciation, impairment and provisions',
  ),
  group(
    'fixed-asset-depreciation',
    'Sur immobilisations\u00A0: dotations aux amortissements',
    'On fixed assets: depreciation',
    plus('depreciation-of-fixed-assets', 'amortisation-of-deferred-charges'),
  ),
  part(
    charge(
      'depreciation-of-fixed-assets',
      'Dotations aux amortissements des immobilisations',
      'Depreciation of fixed assets',
    ),
  ),
  part(
    charge(
      'amortisation-of-deferred-charges',
      'Dotations aux amortissements des charges à répartir',
      'Amortisation of charges spread over several years',
    ),
  ),
  charge(
    'impairment-of-fixed-assets',
    'Sur immobilisations\u00A0: dotations aux dépréciations',
    'On fixed assets: impairment',
  ),
  charge(
    'impairment-of-current-assets',
    'Sur actif circulant\u00A0: dotations aux dépréciations',
    'On current assets: impairment',
  ),
  charge('operating-provisions', 'Dotations aux provisions', 'Provisions'),
  since2025(disposalBookValues),
  charge('other-operating-charges', 'Autres charges', 'Other charges'),
  before2025(total('total-operating-charges', 'Total II', 'Total II', operatingCharges)),
  since2025(
    total('total-operating-charges', 'Total II', 'Total II', [
      ...operatingCharges,
      ...plus('asset-disposal-book-values'),
    ]),
  ),
  total('operating-result', '1. Résultat d’exploitation (I - II)', '1. Operating result (I - II)', [
    ...plus('total-operating-income'),
    ...minus('total-operating-charges'),
  ]),
  heading(
    'joint-operations',
    'Quotes-parts de résultat sur opérations faites en commun',
    'Shares of result of joint operations',
  ),
  credit(
    'joint-income',
    'Bénéfice attribué ou perte transférée (III)',
    'Profit attributed or loss transferred (III)',
  ),
  charge(
    'joint-charges',
    'Perte supportée ou bénéfice transféré (IV)',
    'Loss borne or profit transferred (IV)',
  ),
] as const

const financialLines = [
  heading('financial-income', 'Produits financiers', 'Financial income'),
  credit('income-from-participating-interests', 'De participation', 'From participating interests'),
  credit(
    'income-from-long-term-investments',
    'D’autres valeurs mobilières et créances de l’actif immobilisé',
    'From other securities and long-term receivables',
  ),
  credit(
    'other-interest-income',
    'Autres intérêts et produits assimilés',
    'Other interest and similar income',
  ),
  before2025(
    group(
      'financial-reversals',
      'Reprises sur dépréciations et provisions, transferts de charges',
      'Reversals of impairment and provisions, transferred charges',
      financialReversals,
    ),
  ),
  since2025(
    group(
      'financial-reversals',
      'Reprises sur dépréciations et provisions',
      'Reversals of impairment and provisions',
      financialReversals,
    ),
  ),
  part(
    credit(
      'reversals-on-financial-assets',
      'Reprises sur immobilisations financières',
      'Reversals on financial assets',
    ),
  ),
  part(credit('other-financial-reversals', 'Autres reprises financières', 'Other financial reversals')),
  part(
    credit(
      'transferred-financial-charges',
      'Transferts de charges financières',
      'Transferred financial charges',
    ),
  ),
  credit('exchange-gains', 'Différences positives de change', 'Exchange gains'),
  since2025(financialProceeds),
  before2025(
    credit(
      'gains-on-securities',
      'Produits nets sur cessions de valeurs mobilières de placement',
      'Net gains on disposals of marketable securities',
    ),
  ),
  since2025(
    credit(
      'gains-on-securities',
      'Produits nets sur cessions de valeurs mobilières de placement et d’instruments de trésorerie',
      'Net gains on disposals of marketable securities and treasury instruments',
    ),
  ),
  before2025(total('total-financial-income', 'Total V', 'Total V', financialIncome)),
  since2025(
    total('total-financial-income', 'Total V', 'Total V', [
      ...financialIncome,
      ...plus('financial-disposal-proceeds'),
    ]),
  ),
  heading('financial-charges', 'Charges financières', 'Financial charges'),
  group(
    'financial-allowances',
    'Dotations aux amortissements, aux dépréciations et aux provisions',
    'Amortisation, impairment and provisions',
    plus('amortisation-of-loan-costs', 'impairment-of-financial-assets', 'other-financial-allowances'),
  ),
  part(
    charge(
      'amortisation-of-loan-costs',
      'Dotations aux amortissements des primes et frais d’émission d’emprunts',
      'Amortisation of redemption premiums and loan issue costs',
    ),
  ),
  part(
    charge(
      'impairment-of-financial-assets',
      'Dotations aux dépréciations des immobilisations financières',
      'Impairment of financial assets',
    ),
  ),
  part(charge('other-financial-allowances', 'Autres dotations financières', 'Other financial allowances')),
  charge('interest-charges', 'Intérêts et charges assimilées', 'Interest and similar charges'),
  charge('exchange-losses', 'Différences négatives de change', 'Exchange losses'),
  since2025(financialBookValues),
  before2025(
    charge(
      'losses-on-securities',
      'Charges nettes sur cessions de valeurs mobilières de placement',
      'Net losses on disposals of marketable securities',
    ),
  ),
  since2025(
    charge(
      'losses-on-securities',
      'Charges nettes sur cessions de valeurs mobilières de placement et d’instruments de trésorerie',
      'Net losses on disposals of marketable securities and treasury instruments',
    ),
  ),
  before2025(total('total-financial-charges', 'Total VI', 'Total VI', financialCharges)),
  since2025(
    total('total-financial-charges', 'Total VI', 'Total VI', [
      ...financialCharges,
      ...plus('financial-disposal-book-values'),
    ]),
  ),
  total('financial-result', '2. Résultat financier (V - VI)', '2. Financial result (V - VI)', [
    ...plus('total-financial-income'),
    ...minus('total-financial-charges'),
  ]),
  total(
    'ordinary-result',
    '3. Résultat courant avant impôts (I - II + III - IV + V - VI)',
    '3. Ordinary result before tax (I - II + III - IV + V - VI)',
    [...plus('operating-result', 'joint-income', 'financial-result'), ...minus('joint-charges')],
  ),
] as const

const exceptionalLines = [
  before2025(heading('exceptional-income-heading', 'Produits exceptionnels', 'Exceptional income')),
  before2025(managementIncome),
  before2025(
    group('exceptional-capital-income', 'Sur opérations en capital', 'From capital operations', [
      ...plus('asset-disposal-proceeds', 'financial-disposal-proceeds', 'grants-taken-to-income'),
      ...plus('other-exceptional-capital-income'),
    ]),
  ),
  before2025(part(disposalProceeds)),
  before2025(part(financialProceeds)),
  before2025(grants),
  before2025(otherCapitalIncome),
  before2025(
    group(
      'exceptional-reversals',
      'Reprises sur dépréciations et provisions, transferts de charges',
      'Reversals of impairment and provisions, transferred charges',
      exceptionalReversals,
    ),
  ),
  before2025(
    total(
      'exceptional-income',
      'Total VII',
      'Total VII',
      plus('exceptional-management-income', 'exceptional-capital-income', 'exceptional-reversals'),
    ),
  ),
  since2025(
    group('exceptional-income', 'Produits exceptionnels (VII)', 'Exceptional income (VII)', [
      ...plus('exceptional-management-income', 'other-exceptional-capital-income'),
      ...exceptionalReversals,
    ]),
  ),
  since2025(part(named(managementIncome, 'Produits exceptionnels', 'Exceptional income'))),
  since2025(otherCapitalIncome),
  ...exceptionalIncomeParts,
  before2025(heading('exceptional-charges-heading', 'Charges exceptionnelles', 'Exceptional charges')),
  before2025(managementCharges),
  before2025(
    group('exceptional-capital-charges', 'Sur opérations en capital', 'On capital operations', [
      ...plus('asset-disposal-book-values', 'financial-disposal-book-values'),
      ...plus('other-exceptional-capital-charges'),
    ]),
  ),
  before2025(part(disposalBookValues)),
  before2025(part(financialBookValues)),
  before2025(otherCapitalCharges),
  before2025(
    group(
      'exceptional-allowances',
      'Dotations aux amortissements, aux dépréciations et aux provisions',
      'Depreciation, impairment and provisions',
      plus('exceptional-depreciation', 'exceptional-provisions'),
    ),
  ),
  before2025(
    total(
      'exceptional-charges',
      'Total VIII',
      'Total VIII',
      plus('exceptional-management-charges', 'exceptional-capital-charges', 'exceptional-allowances'),
    ),
  ),
  since2025(
    group('exceptional-charges', 'Charges exceptionnelles (VIII)', 'Exceptional charges (VIII)', [
      ...plus('exceptional-management-charges', 'other-exceptional-capital-charges'),
      ...plus('exceptional-depreciation', 'exceptional-provisions'),
    ]),
  ),
  since2025(part(named(managementCharges, 'Charges exceptionnelles', 'Exceptional charges'))),
  since2025(otherCapitalCharges),
  ...exceptionalAllowances,
  total('exceptional-result', '4. Résultat exceptionnel (VII - VIII)', '4. Exceptional result (VII - VIII)', [
    ...plus('exceptional-income'),
    ...minus('exceptional-charges'),
  ]),
] as const

export const incomeStatementLines = [
  ...operatingLines,
  ...financialLines,
  ...exceptionalLines,
  charge('profit-sharing', 'Participation des salariés aux résultats (IX)', 'Employee profit-sharing (IX)'),
  charge('income-tax', 'Impôts sur les bénéfices (X)', 'Income tax (X)'),
  total('total-income', 'Total des produits (I + III + V + VII)', 'Total income (I + III + V + VII)', [
    ...plus('total-operating-income', 'joint-income', 'total-financial-income', 'exceptional-income'),
  ]),
  total(
    'total-charges',
    'Total des charges (II + IV + VI + VIII + IX + X)',
    'Total charges (II + IV + VI + VIII + IX + X)',
    [
      ...plus('total-operating-charges', 'joint-charges', 'total-financial-charges', 'exceptional-charges'),
      ...plus('profit-sharing', 'income-tax'),
    ],
  ),
  total('net-result', '5. Bénéfice ou perte', '5. Profit or loss', [
    ...plus('total-income'),
    ...minus('total-charges'),
  ]),
] as const
