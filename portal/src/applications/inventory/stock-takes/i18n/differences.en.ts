/** The sums of the differences, in English. */
export const differences = {
  sums: {
    title: 'Differences in value, added up',
    file: 'sums-of-differences',
    loading: 'Loading the sums of the differences',
    failed: 'The sums of the differences could not be loaded',
    what: 'Articles',
    all: 'All articles',
    ofClass: 'Class {{articleClass}}',
    absolute: 'Absolute sum',
    excess: 'Beyond tolerance by',
    net: 'Net difference',
    notIn: 'Without a unit cost',
    beyond: 'Sums beyond their tolerance, to explain: {{count}}',
    beyondHelp: 'Explain them in the table below before you reconcile the stock-take.',
    withoutCost: 'Articles without a unit cost, not counted in: {{number}}',
    withoutCostHelp: 'These sums and their tolerances leave them out.',
    help: 'The tolerance applies to the absolute sum, so that a surplus does not make up for a shortage. Only counted articles have a difference.',
    explain: 'Explain the sum',
    explainTitle: 'Explain the differences: {{name}}',
  },
} as const
