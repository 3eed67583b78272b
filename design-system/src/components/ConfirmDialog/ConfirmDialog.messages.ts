import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { cancel: 'Cancel', typeIt: 'To confirm, type “{word}”', mismatch: 'This is not “{word}”.' },
  fr: {
    cancel: 'Annuler',
    typeIt: 'Pour confirmer, saisissez « {word} »',
    mismatch: 'Ce n’est pas « {word} ».',
  },
})
