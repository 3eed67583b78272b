import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Notifications',
    name: { one: 'Notifications, {{count}} unread', other: 'Notifications, {{count}} unread' },
    saidUnread: { one: '{{count}} unread notification.', other: '{{count}} unread notifications.' },
    close: 'Close',
    cannotLoad: 'The notifications could not be opened. Check your connection.',
    retry: 'Try again',
  },
  fr: {
    title: 'Notifications',
    name: { one: 'Notifications, {{count}} non lue', other: 'Notifications, {{count}} non lues' },
    saidUnread: { one: '{{count}} notification non lue.', other: '{{count}} notifications non lues.' },
    close: 'Fermer',
    cannotLoad: 'Les notifications n’ont pas pu être ouvertes. Vérifiez votre connexion.',
    retry: 'Réessayer',
  },
})
