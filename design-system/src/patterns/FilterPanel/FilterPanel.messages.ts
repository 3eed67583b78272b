import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Filters',
    active: { one: '{{count}} active', other: '{{count}} active' },
    clear: 'Clear filters',
    printed: 'Printed on {{date}}',
    none: 'No filters',
  },
  fr: {
    title: 'Filtres',
    active: { one: '{{count}} actif', other: '{{count}} actifs' },
    clear: 'Effacer les filtres',
    printed: 'Imprimé le {{date}}',
    none: 'Aucun filtre',
  },
})
