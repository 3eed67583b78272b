import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { from: 'From', to: 'To' },
  fr: { from: 'Depuis', to: 'Jusqu’à' },
})
