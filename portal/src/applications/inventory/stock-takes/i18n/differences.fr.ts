/** Les écarts cumulés, en français. */
export const differences = {
  sums: {
    title: 'Écarts en valeur cumulés',
    file: 'ecarts-cumules',
    loading: 'Chargement des écarts cumulés',
    failed: 'Les écarts cumulés n’ont pas pu être chargés',
    what: 'Articles',
    all: 'Tous les articles',
    ofClass: 'Classe {{articleClass}}',
    absolute: 'Cumul en valeur absolue',
    excess: 'Tolérance dépassée de',
    net: 'Écart net',
    notIn: 'Sans coût unitaire',
    beyond: 'Cumuls hors tolérance à expliquer : {{count}}',
    beyondHelp: 'Expliquez-les dans le tableau ci-dessous avant de rapprocher l’inventaire.',
    withoutCost: 'Articles sans coût unitaire, non compris : {{number}}',
    withoutCostHelp: 'Ces cumuls et leurs tolérances les excluent.',
    help: 'La tolérance porte sur le cumul en valeur absolue : un excédent ne compense pas un manque. Seuls les articles comptés ont un écart.',
    explain: 'Expliquer le cumul',
    explainTitle: 'Expliquer les écarts : {{name}}',
  },
} as const
