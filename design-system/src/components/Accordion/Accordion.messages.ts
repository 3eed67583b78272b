import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { expandAll: 'Open all', collapseAll: 'Close all' },
  fr: { expandAll: 'Tout ouvrir', collapseAll: 'Tout fermer' },
})
