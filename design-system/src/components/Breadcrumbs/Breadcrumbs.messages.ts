import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { label: 'You are here' },
  fr: { label: 'Vous êtes ici' },
})
