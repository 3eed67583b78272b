import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Application launcher',
    search: 'Search the applications',
    close: 'Close',
    count: { one: '{count} application', other: '{count} applications' },
    none: 'No application is called “{text}”.',
  },
  fr: {
    title: "Lanceur d'applications",
    search: 'Rechercher une application',
    close: 'Fermer',
    count: { one: '{count} application', other: '{count} applications' },
    none: 'Aucune application ne s’appelle «\u00a0{text}\u00a0».',
  },
})
