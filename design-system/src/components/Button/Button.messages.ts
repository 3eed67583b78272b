import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { pending: 'In progress' },
  fr: { pending: 'En cours' },
})
