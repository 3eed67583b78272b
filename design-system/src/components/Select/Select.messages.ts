import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { choose: 'Choose…', none: 'Nothing to choose from' },
  fr: { choose: 'Choisir…', none: 'Aucun choix possible' },
})
