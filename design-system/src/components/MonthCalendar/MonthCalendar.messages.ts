import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    isToday: 'today',
    more: { one: '{{count}} more', other: '{{count}} more' },
    less: 'Show fewer',
    moreOn: { one: '{{count}} more on {{day}}', other: '{{count}} more on {{day}}' },
    lessOn: 'Show fewer on {{day}}',
  },
  fr: {
    previous: 'Mois précédent',
    next: 'Mois suivant',
    today: 'Aujourd’hui',
    isToday: 'aujourd’hui',
    more: { one: '{{count}} de plus', other: '{{count}} de plus' },
    less: 'Réduire',
    moreOn: { one: '{{count}} de plus le {{day}}', other: '{{count}} de plus le {{day}}' },
    lessOn: 'Réduire le {{day}}',
  },
})
