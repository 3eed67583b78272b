import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Something went wrong',
    text: 'Try again later.',
    retry: 'Try again',
    details: 'Details',
    reference: 'Reference for support: {{reference}}',
  },
  fr: {
    title: 'Un problème a été détecté',
    text: 'Réessayez plus tard.',
    retry: 'Réessayer',
    details: 'Détails',
    reference: 'Référence pour l’assistance\u00a0: {{reference}}',
  },
})
