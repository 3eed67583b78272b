/** What auditors of French accounts request, in the language of the client. */
interface Wanted {
  title: string
  description: string
}

export const requestTemplates: Readonly<Record<'fr' | 'en', readonly Wanted[]>> = {
  fr: [
    {
      title: 'Procès-verbaux de l’exercice',
      description: 'Assemblées générales et conseils, jusqu’à la date de remise.',
    },
    {
      title: 'Relevés bancaires du dernier mois',
      description: 'De chaque compte, avec l’état de rapprochement.',
    },
    {
      title: 'Balance âgée des clients',
      description: 'À la date de clôture, avec les règlements reçus depuis.',
    },
    {
      title: 'Balance âgée des fournisseurs',
      description: 'À la date de clôture, avec les factures non parvenues.',
    },
    {
      title: 'Inventaire physique des stocks',
      description: 'Feuilles de comptage signées, et valorisation article par article.',
    },
    {
      title: 'Tableau des immobilisations',
      description: 'Entrées, sorties et amortissements de l’exercice, avec les factures des acquisitions.',
    },
    {
      title: 'Tableaux d’amortissement des emprunts',
      description: 'Avec les contrats signés dans l’exercice.',
    },
    {
      title: 'Livre de paie et déclarations sociales',
      description: 'Récapitulatif annuel, et rapprochement avec la comptabilité.',
    },
    {
      title: 'Déclarations fiscales de l’exercice',
      description: 'TVA, impôt sur les sociétés et autres impôts, avec leurs accusés de réception.',
    },
    {
      title: 'Litiges et engagements hors bilan',
      description: 'Liste des litiges en cours, cautions, garanties et crédits-bails.',
    },
  ],
  en: [
    {
      title: 'Minutes of the year',
      description: 'General meetings and boards, up to the day on which you hand them in.',
    },
    { title: 'Bank statements of the last month', description: 'Of each account, with its reconciliation.' },
    { title: 'Aged receivables', description: 'At closing, with the payments received since.' },
    { title: 'Aged payables', description: 'At closing, with invoices not yet received.' },
    {
      title: 'Physical inventory of stocks',
      description: 'Signed count sheets, and the valuation of each item.',
    },
    {
      title: 'Fixed asset register',
      description: 'Additions, disposals, and depreciation of the year, with the invoices of additions.',
    },
    { title: 'Repayment schedules of loans', description: 'With the contracts signed during the year.' },
    {
      title: 'Payroll register and social security returns',
      description: 'The summary of the year, reconciled with the accounts.',
    },
    {
      title: 'Tax returns of the year',
      description: 'VAT, corporate tax, and other taxes, with their acknowledgments of receipt.',
    },
    {
      title: 'Litigation and off-balance-sheet commitments',
      description: 'Pending litigation, guarantees, and leases.',
    },
  ],
}
