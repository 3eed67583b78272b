import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    incomplete: 'The date is incomplete: enter day, month and year.',
    unreadable: '“{text}” is not a date. Write it as {example}.',
    missingDay: 'The month has no day {day}: the date is now {date}.',
    minimum: 'Choose a date from {bound} on.',
    maximum: 'Choose a date up to {bound}.',
    between: 'Choose a date from {minimum} to {maximum}.',
    unavailable: '{date} is not available: {reason}',
  },
  fr: {
    incomplete: 'La date est incomplète : indiquez le jour, le mois et l’année.',
    unreadable: '« {text} » n’est pas une date. Écrivez-la ainsi : {example}.',
    missingDay: 'Ce mois n’a pas de jour {day} : la date est devenue le {date}.',
    minimum: 'Choisissez une date à partir du {bound}.',
    maximum: 'Choisissez une date jusqu’au {bound}.',
    between: 'Choisissez une date du {minimum} au {maximum}.',
    unavailable: 'Le {date} n’est pas disponible : {reason}',
  },
})
