import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Access denied',
    portal: 'You are not authorised to use the Portal.',
    screen: 'This screen needs a right that you do not have.',
    scope: 'Missing right: {scope}',
    contact: 'To ask for it, write to {contact}.',
    details: 'Details',
    reference: 'Reference for support: {reference}',
  },
  fr: {
    title: 'Accès refusé',
    portal: "Vous n'avez pas d'autorisation pour utiliser le Portail.",
    screen: 'Cet écran demande un droit que vous n’avez pas.',
    scope: 'Droit manquant\u00a0: {scope}',
    contact: 'Pour le demander, écrivez à {contact}.',
    details: 'Détails',
    reference: 'Référence pour le support\u00a0: {reference}',
  },
})
