import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { more: 'More', less: 'Less' },
  fr: { more: 'Plus', less: 'Moins' },
})
