import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    open: 'Open calendar',
    month: 'Month',
    year: 'Year',
    today: 'Today',
    close: 'Close',
    unavailable: 'Crossed-out days are not available.',
    remarks: 'There is something to know about the dotted days.',
    periods: 'Periods',
  },
  fr: {
    open: 'Ouvrir le calendrier',
    month: 'Mois',
    year: 'Année',
    today: 'Aujourd’hui',
    close: 'Fermer',
    unavailable: 'Les jours barrés ne sont pas disponibles.',
    remarks: 'Les jours soulignés de points portent une remarque.',
    periods: 'Périodes',
  },
})
