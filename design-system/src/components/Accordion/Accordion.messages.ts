import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { expandAll: 'Expand all', collapseAll: 'Collapse all' },
  fr: { expandAll: 'Tout déplier', collapseAll: 'Tout replier' },
})
