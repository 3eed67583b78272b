import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    loading: 'Loading what is waiting for you…',
    retry: 'Try again',
    all: 'Show all ({{total}})',
    fewer: 'Show fewer',
    late: 'Late: due {{date}}',
    dueToday: 'Due today',
    due: 'Due {{date}}',
    today: 'Waiting since today',
    days: { one: 'Waiting for {{count}} day', other: 'Waiting for {{count}} days' },
    since: 'Waiting since {{date}}',
    more: 'The first {{count}} of {{total}} are shown.',
  },
  fr: {
    loading: 'Chargement de ce qui vous attend…',
    retry: 'Réessayer',
    all: 'Tout afficher ({{total}})',
    fewer: 'Afficher moins',
    late: 'En retard\u00a0: échéance le {{date}}',
    dueToday: 'Échéance aujourd’hui',
    due: 'Échéance le {{date}}',
    today: 'En attente depuis aujourd’hui',
    days: { one: 'En attente depuis {{count}} jour', other: 'En attente depuis {{count}} jours' },
    since: 'En attente depuis le {{date}}',
    more: 'Les {{count}} premiers sur {{total}} sont affichés.',
  },
})
