import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Access denied',
    portal: 'You do not have permission to use the portal.',
    screen: 'You need permission to open this page.',
    scope: 'Missing scope: {{scope}}',
    contact: 'To ask for access, contact {{contact}}.',
    details: 'Details',
    reference: 'Reference for support: {{reference}}',
  },
  fr: {
    title: 'Accès refusé',
    portal: "Vous n'avez pas d'autorisation pour utiliser le Portail.",
    screen: 'Il faut un droit pour ouvrir cette page.',
    scope: 'Droit manquant\u00a0: {{scope}}',
    contact: 'Pour demander l’accès, contactez {{contact}}.',
    details: 'Détails',
    reference: 'Référence pour l’assistance\u00a0: {{reference}}',
  },
})
