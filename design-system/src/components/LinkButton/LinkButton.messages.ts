import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { newTab: '(opens in a new tab)' },
  fr: { newTab: '(s’ouvre dans un nouvel onglet)' },
})
