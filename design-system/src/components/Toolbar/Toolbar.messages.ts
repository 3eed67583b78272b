import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { more: 'More actions' },
  fr: { more: 'Autres actions' },
})
