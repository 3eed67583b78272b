import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Filters',
    active: { one: '{{count}} active', other: '{{count}} active' },
    clear: 'Clear filters',
  },
  fr: {
    title: 'Filtres',
    active: { one: '{{count}} actif', other: '{{count}} actifs' },
    clear: 'Effacer les filtres',
  },
})
