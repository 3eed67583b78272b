import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    actions: 'Actions for {{title}}',
    new: 'New',
    external: '(opens in a new tab)',
    pinned: 'Pinned',
    denied: 'No access',
    failed: 'Could not be loaded.',
    retry: 'Try again',
  },
  fr: {
    actions: 'Actions pour {{title}}',
    new: 'Nouveau',
    external: '(s’ouvre dans un nouvel onglet)',
    pinned: 'Épinglée',
    denied: 'Accès refusé',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
  },
})
