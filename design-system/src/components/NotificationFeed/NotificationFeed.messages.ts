import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    markOf: '{{deed}}: {{title}}',
    news: { one: '{{count}} new notification', other: '{{count}} new notifications' },
    show: 'Show',
    showNews: { one: 'Show {{count}} new notification', other: 'Show {{count}} new notifications' },
    more: { one: 'Show {{count}} more', other: 'Show {{count}} more' },
    shown: '{{shown}} of {{total}}',
    moreFailed: 'The next notifications could not be loaded. Try again.',
  },
  fr: {
    markRead: 'Marquer comme lue',
    markUnread: 'Marquer comme non lue',
    markOf: '{{deed}}\u00a0: {{title}}',
    news: { one: '{{count}} nouvelle notification', other: '{{count}} nouvelles notifications' },
    show: 'Afficher',
    showNews: {
      one: 'Afficher {{count}} nouvelle notification',
      other: 'Afficher {{count}} nouvelles notifications',
    },
    more: { one: 'Afficher {{count}} de plus', other: 'Afficher {{count}} de plus' },
    shown: '{{shown}} sur {{total}}',
    moreFailed: 'Les notifications suivantes n’ont pas pu être chargées. Réessayez.',
  },
})
