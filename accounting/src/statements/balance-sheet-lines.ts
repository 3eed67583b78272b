/**
 * The balance sheet before appropriation of the result, base system, as a table: PCG art. 821-1 in both its versions.
 * Order and labels are those of the model, except that a line called “Autres” says of what. Assets have three columns:
 * gross, depreciation and impairment, net.
 */
import { asset, before2025, credit, group, heading, part, plus, since2025, total } from './line.ts'

const intangibleInProgress = asset(
  'intangible-assets-in-progress',
  'Immobilisations incorporelles en cours',
  'Intangible assets in progress',
)
const intangibleAdvances = asset(
  'advances-on-intangible-assets',
  'Avances et acomptes',
  'Advances and down payments',
)
const tangibleInProgress = asset(
  'tangible-assets-in-progress',
  'Immobilisations corporelles en cours',
  'Tangible assets in progress',
)
const tangibleAdvances = asset(
  'advances-on-tangible-assets',
  'Avances et acomptes',
  'Advances and down payments',
)
const prepaid = asset('prepaid-expenses', 'Charges constatées d’avance', 'Prepaid expenses')

export const assetLines = [
  asset('uncalled-capital', 'Capital souscrit non appelé', 'Subscribed capital, uncalled'),
  heading('fixed-assets', 'Actif immobilisé', 'Fixed assets'),
  heading('intangible-assets', 'Immobilisations incorporelles', 'Intangible assets'),
  asset('establishment-costs', 'Frais d’établissement', 'Establishment costs'),
  before2025(
    asset('development-costs', 'Frais de recherche et de développement', 'Research and development costs'),
  ),
  since2025(asset('development-costs', 'Frais de développement', 'Development costs')),
  before2025(
    asset(
      'concessions-and-patents',
      'Concessions, brevets, licences, marques, procédés, logiciels, droits et valeurs similaires',
      'Concessions, patents, licences, trademarks, processes, software and similar rights',
    ),
  ),
  since2025(
    asset(
      'concessions-and-patents',
      'Concessions, brevets, licences, marques, procédés, solutions informatiques, droits et valeurs similaires',
      'Concessions, patents, licences, trademarks, processes, software and similar rights',
    ),
  ),
  asset('purchased-goodwill', 'Fonds commercial', 'Purchased goodwill'),
  asset('other-intangible-assets', 'Autres immobilisations incorporelles', 'Other intangible assets'),
  since2025(
    group(
      'intangible-assets-in-progress-and-advances',
      'Immobilisations incorporelles en cours, avances et acomptes',
      'Intangible assets in progress, advances and down payments',
      plus('intangible-assets-in-progress', 'advances-on-intangible-assets'),
    ),
  ),
  before2025(intangibleInProgress),
  before2025(intangibleAdvances),
  since2025(part(intangibleInProgress)),
  since2025(part(intangibleAdvances)),
  heading('tangible-assets', 'Immobilisations corporelles', 'Tangible assets'),
  asset('land', 'Terrains', 'Land'),
  asset('buildings', 'Constructions', 'Buildings'),
  asset(
    'plant-and-equipment',
    'Installations techniques, matériel et outillage industriels',
    'Plant, machinery and industrial tools',
  ),
  asset('other-tangible-assets', 'Autres immobilisations corporelles', 'Other tangible assets'),
  since2025(
    group(
      'tangible-assets-in-progress-and-advances',
      'Immobilisations corporelles en cours, avances et acomptes',
      'Tangible assets in progress, advances and down payments',
      plus('tangible-assets-in-progress', 'advances-on-tangible-assets'),
    ),
  ),
  before2025(tangibleInProgress),
  before2025(tangibleAdvances),
  since2025(part(tangibleInProgress)),
  since2025(part(tangibleAdvances)),
  heading('financial-assets', 'Immobilisations financières', 'Financial assets'),
  asset('participating-interests', 'Participations', 'Participating interests'),
  asset(
    'receivables-from-participating-interests',
    'Créances rattachées à des participations',
    'Receivables related to participating interests',
  ),
  asset(
    'portfolio-securities',
    'Titres immobilisés de l’activité de portefeuille',
    'Long-term portfolio securities',
  ),
  asset('other-long-term-securities', 'Autres titres immobilisés', 'Other long-term securities'),
  asset('loans', 'Prêts', 'Loans'),
  asset('other-financial-assets', 'Autres immobilisations financières', 'Other financial assets'),
  total('total-fixed-assets', 'Total I', 'Total I', [
    ...plus('uncalled-capital', 'establishment-costs', 'development-costs', 'concessions-and-patents'),
    ...plus('purchased-goodwill', 'other-intangible-assets'),
    ...plus('intangible-assets-in-progress', 'advances-on-intangible-assets'),
    ...plus('land', 'buildings', 'plant-and-equipment', 'other-tangible-assets'),
    ...plus('tangible-assets-in-progress', 'advances-on-tangible-assets'),
    ...plus('participating-interests', 'receivables-from-participating-interests', 'portfolio-securities'),
    ...plus('other-long-term-securities', 'loans', 'other-financial-assets'),
  ]),
  heading('current-assets', 'Actif circulant', 'Current assets'),
  heading('stocks', 'Stocks et en-cours', 'Stocks and work in progress'),
  asset(
    'raw-materials',
    'Matières premières et autres approvisionnements',
    'Raw materials and other supplies',
  ),
  asset('work-in-progress', 'En-cours de production [biens et services]', 'Work in progress'),
  asset('finished-products', 'Produits intermédiaires et finis', 'Intermediate and finished products'),
  asset('goods-for-resale', 'Marchandises', 'Goods for resale'),
  asset('advances-to-suppliers', 'Avances et acomptes versés sur commandes', 'Advances paid on orders'),
  before2025(heading('receivables', 'Créances d’exploitation', 'Operating receivables')),
  since2025(heading('receivables', 'Créances', 'Receivables')),
  asset('trade-receivables', 'Créances clients et comptes rattachés', 'Trade and related receivables'),
  group(
    'other-receivables',
    'Autres créances',
    'Other receivables',
    plus('sundry-receivables', 'receivables-on-disposals', 'receivables-from-group-and-associates'),
  ),
  part(asset('sundry-receivables', 'Autres créances diverses', 'Sundry receivables')),
  part(
    asset(
      'receivables-on-disposals',
      'Créances sur cessions d’immobilisations',
      'Receivables on disposals of fixed assets',
    ),
  ),
  part(
    asset(
      'receivables-from-group-and-associates',
      'Créances sur le groupe et les associés',
      'Receivables from group and associates',
    ),
  ),
  since2025(prepaid),
  asset(
    'called-unpaid-capital',
    'Capital souscrit appelé, non versé',
    'Subscribed capital, called and unpaid',
  ),
  heading('marketable-securities', 'Valeurs mobilières de placement', 'Marketable securities'),
  asset('own-shares', 'Actions propres', 'Own shares'),
  asset('other-marketable-securities', 'Autres titres', 'Other securities'),
  before2025(asset('forward-instruments-assets', 'Instruments de trésorerie', 'Treasury instruments')),
  since2025(
    asset(
      'forward-instruments-assets',
      'Instruments financiers à terme et jetons détenus',
      'Forward financial instruments and tokens held',
    ),
  ),
  asset('cash', 'Disponibilités', 'Cash at bank and in hand'),
  before2025(prepaid),
  total('total-current-assets', 'Total II', 'Total II', [
    ...plus('raw-materials', 'work-in-progress', 'finished-products', 'goods-for-resale'),
    ...plus('advances-to-suppliers', 'trade-receivables', 'other-receivables', 'prepaid-expenses'),
    ...plus('called-unpaid-capital', 'own-shares', 'other-marketable-securities'),
    ...plus('forward-instruments-assets', 'cash'),
  ]),
  before2025(
    asset(
      'deferred-charges',
      'Charges à répartir sur plusieurs exercices (III)',
      'Charges spread over several years (III)',
    ),
  ),
  since2025(asset('deferred-charges', 'Frais d’émission des emprunts (III)', 'Loan issue costs (III)')),
  asset(
    'redemption-premiums',
    'Primes de remboursement des emprunts (IV)',
    'Redemption premiums on borrowings (IV)',
  ),
  before2025(
    asset(
      'translation-differences-assets',
      'Écarts de conversion Actif (V)',
      'Translation differences, assets (V)',
    ),
  ),
  since2025(
    asset(
      'translation-differences-assets',
      'Écarts de conversion et différences d’évaluation - Actif (V)',
      'Translation and valuation differences, assets (V)',
    ),
  ),
  total('total-assets', 'Total général (I + II + III + IV + V)', 'Total assets (I + II + III + IV + V)', [
    ...plus('total-fixed-assets', 'total-current-assets', 'deferred-charges', 'redemption-premiums'),
    ...plus('translation-differences-assets'),
  ]),
] as const

const forwardDebts = 'forward-instruments-liabilities'

export const liabilityLines = [
  heading('equity', 'Capitaux propres', 'Equity'),
  credit('capital', 'Capital', 'Share capital'),
  credit(
    'share-premiums',
    'Primes d’émission, de fusion, d’apport',
    'Issue, merger and contribution premiums',
  ),
  credit('revaluation-differences', 'Écarts de réévaluation', 'Revaluation differences'),
  credit('equity-method-difference', 'Écart d’équivalence', 'Equity method difference'),
  heading('reserves', 'Réserves', 'Reserves'),
  credit('legal-reserve', 'Réserve légale', 'Legal reserve'),
  credit('statutory-reserves', 'Réserves statutaires ou contractuelles', 'Statutory or contractual reserves'),
  credit('regulated-reserves', 'Réserves réglementées', 'Regulated reserves'),
  credit('other-reserves', 'Autres réserves', 'Other reserves'),
  credit('retained-earnings', 'Report à nouveau', 'Retained earnings'),
  group(
    'result-for-the-year',
    'Résultat de l’exercice [bénéfice ou perte]',
    'Result for the year [profit or loss]',
    plus('net-result', 'unappropriated-result'),
  ),
  part(
    credit(
      'unappropriated-result',
      'Solde du compte 12 avant virement du résultat',
      'Balance of account 12 before the result is transferred',
    ),
  ),
  // The model has no line for them: they are paid before the result is appropriated, and are no part of it.
  credit('interim-dividends', 'Acomptes sur dividendes', 'Interim dividends'),
  credit('investment-grants', 'Subventions d’investissement', 'Investment grants'),
  credit('regulated-provisions', 'Provisions réglementées', 'Regulated provisions'),
  total('total-equity', 'Total I', 'Total I', [
    ...plus('capital', 'share-premiums', 'revaluation-differences', 'equity-method-difference'),
    ...plus('legal-reserve', 'statutory-reserves', 'regulated-reserves', 'other-reserves'),
    ...plus('retained-earnings', 'result-for-the-year', 'interim-dividends'),
    ...plus('investment-grants', 'regulated-provisions'),
  ]),
  heading('other-equity', 'Autres fonds propres', 'Other equity'),
  credit(
    'participating-securities',
    'Produit des émissions de titres participatifs',
    'Proceeds from participating securities',
  ),
  credit('conditional-advances', 'Avances conditionnées', 'Conditional advances'),
  credit('rights-of-the-grantor', 'Droits du concédant', 'Rights of the grantor'),
  total(
    'total-other-equity',
    'Total I bis',
    'Total I bis',
    plus('participating-securities', 'conditional-advances', 'rights-of-the-grantor'),
  ),
  heading('provisions', 'Provisions', 'Provisions'),
  credit('provisions-for-risks', 'Provisions pour risques', 'Provisions for risks'),
  credit('provisions-for-charges', 'Provisions pour charges', 'Provisions for charges'),
  total('total-provisions', 'Total II', 'Total II', plus('provisions-for-risks', 'provisions-for-charges')),
  heading('debts', 'Dettes', 'Debts'),
  credit('convertible-bonds', 'Emprunts obligataires convertibles', 'Convertible bonds'),
  credit('other-bonds', 'Autres emprunts obligataires', 'Other bonds'),
  group(
    'bank-borrowings',
    'Emprunts et dettes auprès des établissements de crédit',
    'Borrowings from credit institutions',
    plus('bank-loans', 'bank-overdrafts'),
  ),
  part(credit('bank-loans', 'Emprunts bancaires', 'Bank loans')),
  part(
    credit(
      'bank-overdrafts',
      'Concours bancaires courants et soldes créditeurs de banques',
      'Bank overdrafts and credit balances of banks',
    ),
  ),
  credit('other-borrowings', 'Emprunts et dettes financières diverses', 'Other borrowings'),
  since2025(credit(forwardDebts, 'Instruments financiers à terme', 'Forward financial instruments')),
  credit(
    'advances-from-customers',
    'Avances et acomptes reçus sur commandes en cours',
    'Advances received on orders in progress',
  ),
  credit('trade-payables', 'Dettes fournisseurs et comptes rattachés', 'Trade and related payables'),
  credit('tax-and-social-payables', 'Dettes fiscales et sociales', 'Tax and social payables'),
  credit(
    'payables-on-fixed-assets',
    'Dettes sur immobilisations et comptes rattachés',
    'Payables on fixed assets and related accounts',
  ),
  group(
    'other-payables',
    'Autres dettes',
    'Other payables',
    plus('sundry-payables', 'dividends-payable', 'payables-to-group-and-associates'),
  ),
  part(credit('sundry-payables', 'Autres dettes diverses', 'Sundry payables')),
  part(credit('dividends-payable', 'Dividendes à payer', 'Dividends payable')),
  part(
    credit(
      'payables-to-group-and-associates',
      'Dettes envers le groupe et les associés',
      'Payables to group and associates',
    ),
  ),
  before2025(credit(forwardDebts, 'Instruments de trésorerie', 'Treasury instruments')),
  credit('deferred-income', 'Produits constatés d’avance', 'Deferred income'),
  total('total-debts', 'Total III', 'Total III', [
    ...plus('convertible-bonds', 'other-bonds', 'bank-borrowings', 'other-borrowings', forwardDebts),
    ...plus('advances-from-customers', 'trade-payables', 'tax-and-social-payables'),
    ...plus('payables-on-fixed-assets', 'other-payables', 'deferred-income'),
  ]),
  before2025(
    credit(
      'translation-differences-liabilities',
      'Écarts de conversion Passif (IV)',
      'Translation differences, liabilities (IV)',
    ),
  ),
  since2025(
    credit(
      'translation-differences-liabilities',
      'Écarts de conversion et différences d’évaluation - Passif (IV)',
      'Translation and valuation differences, liabilities (IV)',
    ),
  ),
  total(
    'total-liabilities',
    'Total général (I + I bis + II + III + IV)',
    'Total equity and liabilities (I + I bis + II + III + IV)',
    [
      ...plus('total-equity', 'total-other-equity', 'total-provisions', 'total-debts'),
      ...plus('translation-differences-liabilities'),
    ],
  ),
] as const
