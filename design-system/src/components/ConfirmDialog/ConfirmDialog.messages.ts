import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { cancel: 'Cancel', typeIt: 'To confirm, type “{{word}}”', mismatch: 'Type “{{word}}” to confirm.' },
  fr: {
    cancel: 'Annuler',
    typeIt: 'Pour confirmer, saisissez « {{word}} »',
    mismatch: 'Saisissez « {{word}} » pour confirmer.',
  },
})
