import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { close: 'Close' },
  fr: { close: 'Fermer' },
})
