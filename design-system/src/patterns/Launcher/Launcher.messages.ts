import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Application launcher',
    search: 'Search applications',
    close: 'Close',
    count: { one: '{{count}} application', other: '{{count}} applications' },
    none: 'No applications match “{{text}}”.',
  },
  fr: {
    title: "Lanceur d'applications",
    search: 'Rechercher une application',
    close: 'Fermer',
    count: { one: '{{count}} application', other: '{{count}} applications' },
    none: 'Aucune application ne correspond à «\u00a0{{text}}\u00a0».',
  },
})
