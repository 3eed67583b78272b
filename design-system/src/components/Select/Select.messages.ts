import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { choose: 'Choose…', none: 'No choices' },
  fr: { choose: 'Choisir…', none: 'Aucun choix' },
})
