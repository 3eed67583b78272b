import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { loading: 'Searching' },
  fr: { loading: 'Recherche en cours' },
})
