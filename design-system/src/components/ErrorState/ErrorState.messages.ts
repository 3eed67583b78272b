import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'A problem was detected',
    text: 'Please try again later.',
    retry: 'Try again',
    details: 'Details',
    reference: 'Reference for support: {reference}',
  },
  fr: {
    title: 'Un problème a été détecté',
    text: 'Veuillez réessayer plus tard.',
    retry: 'Réessayer',
    details: 'Détails',
    reference: 'Référence pour le support\u00a0: {reference}',
  },
})
