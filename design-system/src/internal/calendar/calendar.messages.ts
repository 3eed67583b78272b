import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    open: 'Open calendar',
    month: 'Month',
    year: 'Year',
    today: 'Today',
    close: 'Close',
    unavailable: 'Crossed-out days are not available.',
    periods: 'Periods',
  },
  fr: {
    open: 'Ouvrir le calendrier',
    month: 'Mois',
    year: 'Année',
    today: 'Aujourd’hui',
    close: 'Fermer',
    unavailable: 'Les jours barrés ne sont pas disponibles.',
    periods: 'Périodes',
  },
})
