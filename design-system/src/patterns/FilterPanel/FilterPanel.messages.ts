import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Filters',
    active: { one: '{count} active', other: '{count} active' },
    clear: 'Show everything',
  },
  fr: {
    title: 'Filtres',
    active: { one: '{count} actif', other: '{count} actifs' },
    clear: 'Tout afficher',
  },
})
