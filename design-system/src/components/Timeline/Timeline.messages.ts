import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    waitingToday: 'Waiting for {{name}} since today',
    waiting: {
      one: 'Waiting for {{name}} for {{count}} day',
      other: 'Waiting for {{name}} for {{count}} days',
    },
    showEarlier: { one: 'Show {{count}} earlier event', other: 'Show {{count}} earlier events' },
    hideEarlier: { one: 'Hide {{count}} earlier event', other: 'Hide {{count}} earlier events' },
    loading: 'Loading the history…',
  },
  fr: {
    waitingToday: 'En attente de : {{name}}, depuis aujourd’hui',
    waiting: {
      one: 'En attente de : {{name}}, depuis {{count}} jour',
      other: 'En attente de : {{name}}, depuis {{count}} jours',
    },
    showEarlier: {
      one: 'Afficher {{count}} événement plus ancien',
      other: 'Afficher {{count}} événements plus anciens',
    },
    hideEarlier: {
      one: 'Masquer {{count}} événement plus ancien',
      other: 'Masquer {{count}} événements plus anciens',
    },
    loading: 'Chargement de l’historique…',
  },
})
