import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    incomplete: 'Enter a day, month, and year.',
    unreadable: '“{{text}}” is not a date. Enter it like {{example}}.',
    missingDay: 'This month has no day {{day}}. The date is now {{date}}.',
    minimum: 'Choose a date on or after {{bound}}.',
    maximum: 'Choose a date on or before {{bound}}.',
    between: 'Choose a date from {{minimum}} to {{maximum}}.',
    unavailable: '{{date}} is not available: {{reason}}',
  },
  fr: {
    incomplete: 'Indiquez le jour, le mois et l’année.',
    unreadable: '« {{text}} » n’est pas une date. Saisissez-la ainsi : {{example}}.',
    missingDay: 'Ce mois n’a pas de jour {{day}}. La date est maintenant le {{date}}.',
    minimum: 'Choisissez une date à partir du {{bound}}.',
    maximum: 'Choisissez une date jusqu’au {{bound}}.',
    between: 'Choisissez une date du {{minimum}} au {{maximum}}.',
    unavailable: 'Le {{date}} n’est pas disponible : {{reason}}',
  },
})
