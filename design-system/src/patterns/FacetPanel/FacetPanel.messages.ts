import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Filters',
    open: 'Filters',
    active: { one: '{{count}} active', other: '{{count}} active' },
    chosen: 'Active filters',
    remove: 'Remove filter {{facet}}: {{value}}',
    clear: 'Clear filters',
    more: { one: 'Show {{count}} more', other: 'Show {{count}} more' },
    fewer: 'Show fewer',
    results: { one: '{{count}} result', other: '{{count}} results' },
    loading: 'Loading the filters…',
    none: 'Nothing to filter by.',
  },
  fr: {
    title: 'Filtres',
    open: 'Filtres',
    active: { one: '{{count}} actif', other: '{{count}} actifs' },
    chosen: 'Filtres actifs',
    remove: 'Retirer le filtre {{facet}} : {{value}}',
    clear: 'Effacer les filtres',
    more: { one: 'Afficher {{count}} de plus', other: 'Afficher {{count}} de plus' },
    fewer: 'Afficher moins',
    results: { one: '{{count}} résultat', other: '{{count}} résultats' },
    loading: 'Chargement des filtres…',
    none: 'Aucun filtre disponible.',
  },
})
