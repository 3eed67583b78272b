import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    up: 'Up {{amount}}',
    down: 'Down {{amount}}',
    same: 'Unchanged',
    good: 'good news',
    bad: 'bad news',
    loading: 'Loading: {{label}}…',
    unavailable: 'Not available',
    retry: 'Try again',
  },
  fr: {
    up: 'En hausse de {{amount}}',
    down: 'En baisse de {{amount}}',
    same: 'Stable',
    good: 'bonne nouvelle',
    bad: 'mauvaise nouvelle',
    loading: 'Chargement\u00a0: {{label}}…',
    unavailable: 'Indisponible',
    retry: 'Réessayer',
  },
})
