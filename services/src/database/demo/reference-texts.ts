/** Texts of the demo sheets by service, in French and in English, about a kind of client. */
export interface WorkText {
  service: string
  title: (kind: Kind) => readonly [string, string]
  description: (kind: Kind) => readonly [string, string]
}

/** A kind of client, as the texts name it: « un groupe agroalimentaire », “an agri-food group”. */
export interface Kind {
  sector: string
  fr: string
  en: string
}

export const kinds: readonly Kind[] = [
  { sector: 'agrifood', fr: 'un groupe agroalimentaire familial', en: 'a family-owned food group' },
  { sector: 'bankingInsurance', fr: 'une mutuelle d’assurance', en: 'a mutual insurance company' },
  { sector: 'consumerGoods', fr: 'une maison de cosmétiques', en: 'a cosmetics house' },
  { sector: 'construction', fr: 'un constructeur de bâtiments publics', en: 'a builder of public works' },
  { sector: 'education', fr: 'une école de commerce', en: 'a business school' },
  { sector: 'energy', fr: 'un producteur d’énergie renouvelable', en: 'a renewable energy producer' },
  { sector: 'hospitality', fr: 'une chaîne hôtelière indépendante', en: 'an independent hotel chain' },
  { sector: 'industry', fr: 'un équipementier industriel', en: 'an industrial equipment maker' },
  { sector: 'media', fr: 'un éditeur de presse régionale', en: 'a regional newspaper publisher' },
  { sector: 'nonprofit', fr: 'une fondation de recherche médicale', en: 'a medical research foundation' },
  { sector: 'publicSector', fr: 'un établissement public', en: 'a public agency' },
  { sector: 'realEstate', fr: 'une foncière cotée', en: 'a listed property company' },
  { sector: 'retail', fr: 'un distributeur spécialisé', en: 'a specialty retailer' },
  { sector: 'health', fr: 'un groupe de cliniques privées', en: 'a group of private clinics' },
  { sector: 'technology', fr: 'un éditeur de logiciels', en: 'a software company' },
  { sector: 'transport', fr: 'un transporteur européen', en: 'a European carrier' },
]

export const works: readonly WorkText[] = [
  {
    service: 'audit',
    title: ({ fr, en }) => [`Commissariat aux comptes d’${fr}`, `Statutory audit of ${en}`],
    description: ({ fr, en }) => [
      `Audit des comptes annuels d’${fr} et de ses onze filiales, revue du contrôle interne des achats et des stocks, et rapport au comité d’audit sous six semaines.`,
      `Audit of the annual accounts of ${en} and its eleven subsidiaries, a review of internal control over purchasing and stock, and a report to the audit committee within six weeks.`,
    ],
  },
  {
    service: 'accounting',
    title: ({ fr, en }) => [
      `Tenue et révision comptable pour ${fr}`,
      `Bookkeeping and annual accounts for ${en}`,
    ],
    description: ({ fr, en }) => [
      `Reprise de la comptabilité d’${fr}, clôtures mensuelles au cinquième jour ouvré et tableau de bord de gestion commenté pour la direction.`,
      `Took over the books of ${en}, with monthly closings on the fifth working day and a management report with comments for the executive team.`,
    ],
  },
  {
    service: 'consolidation',
    title: ({ fr, en }) => [`Consolidation des comptes d’${fr}`, `Consolidated accounts of ${en}`],
    description: ({ fr, en }) => [
      `Conversion aux normes IFRS d’${fr}, mise en place d’une liasse commune à vingt-trois sociétés et formation des équipes comptables locales.`,
      `IFRS conversion of ${en}, a common reporting package for twenty-three companies, and training for the local accounting teams.`,
    ],
  },
  {
    service: 'dueDiligence',
    title: ({ fr, en }) => [
      `Due diligence financière sur l’acquisition d’${fr}`,
      `Financial due diligence on the acquisition of ${en}`,
    ],
    description: ({ fr, en }) => [
      `Analyse de la qualité des résultats, du besoin en fonds de roulement et de la dette nette d’${fr} pour le compte d’un fonds, en quatre semaines et deux langues.`,
      `Quality of earnings, working capital, and net debt of ${en} on behalf of a fund, in four weeks and two languages.`,
    ],
  },
  {
    service: 'internalAudit',
    title: ({ fr, en }) => [`Plan d’audit interne d’${fr}`, `Internal audit plan for ${en}`],
    description: ({ fr, en }) => [
      `Cartographie des risques d’${fr}, plan d’audit sur trois ans et douze missions menées avec l’équipe interne, dont la fraude aux fournisseurs.`,
      `Risk map of ${en}, a three-year audit plan, and twelve reviews carried out with the in-house team, supplier fraud among them.`,
    ],
  },
  {
    service: 'itAudit',
    title: ({ fr, en }) => [
      `Audit du système d’information d’${fr}`,
      `Audit of the information systems of ${en}`,
    ],
    description: ({ fr, en }) => [
      `Revue des droits d’accès, de la reprise des données et du plan de continuité d’${fr} après le remplacement de son progiciel de gestion.`,
      `Review of access rights, data migration, and business continuity at ${en} after its business software was replaced.`,
    ],
  },
  {
    service: 'payroll',
    title: ({ fr, en }) => [`Externalisation de la paie d’${fr}`, `Outsourced payroll for ${en}`],
    description: ({ fr, en }) => [
      `Paie de 1 400 salariés d’${fr}, quatre conventions collectives, déclarations sociales et assistance lors du contrôle de l’Urssaf.`,
      `Payroll for 1,400 employees of ${en} under four collective agreements, social declarations, and support during a social security inspection.`,
    ],
  },
  {
    service: 'sustainability',
    title: ({ fr, en }) => [`Premier rapport de durabilité d’${fr}`, `First sustainability report of ${en}`],
    description: ({ fr, en }) => [
      `Analyse de double matérialité, bilan carbone et préparation de la certification des informations de durabilité d’${fr}.`,
      `Double materiality assessment, carbon footprint, and preparation for the assurance of the sustainability statements of ${en}.`,
    ],
  },
  {
    service: 'tax',
    title: ({ fr, en }) => [`Conseil fiscal à ${fr}`, `Tax advice to ${en}`],
    description: ({ fr, en }) => [
      `Revue de la politique de prix de transfert d’${fr}, dossier de crédit d’impôt recherche et assistance au contrôle fiscal jusqu’à son terme.`,
      `Review of the transfer pricing policy of ${en}, a research tax credit file, and support until a tax inspection was closed.`,
    ],
  },
  {
    service: 'transactionServices',
    title: ({ fr, en }) => [`Cession d’une branche d’activité d’${fr}`, `Carve-out of a division of ${en}`],
    description: ({ fr, en }) => [
      `Comptes détourés, data room et accompagnement de la négociation pour ${fr}, jusqu’à la signature et l’ajustement du prix.`,
      `Carve-out accounts, data room, and support in the negotiation for ${en}, through to signing and the price adjustment.`,
    ],
  },
  {
    service: 'valuation',
    title: ({ fr, en }) => [`Évaluation d’${fr}`, `Valuation of ${en}`],
    description: ({ fr, en }) => [
      `Évaluation multicritère d’${fr} avant l’entrée d’un investisseur, test de dépréciation des écarts d’acquisition et rapport d’équité.`,
      `Multi-criteria valuation of ${en} ahead of a new investor, a goodwill impairment test, and a fairness opinion.`,
    ],
  },
]

export const rejections = {
  rejectedByCommercial: [
    'Le montant dépasse ce que le client accepte de voir cité : indiquez une tranche.',
    'Le titre anglais ne dit pas ce que nous avons fait : reprenez les mots du titre français.',
    'Please say how long the work took and what it changed for the client.',
  ],
  rejectedByManager: [
    'La mission n’est pas terminée : attendez la remise du rapport.',
    'Retirez les noms des personnes qui ont quitté le cabinet.',
    'The scope is wrong: the tax review was done by another team.',
  ],
  withdrawn: ['Le client ne souhaite plus être cité.', 'The client has asked us to stop naming them.'],
} as const
