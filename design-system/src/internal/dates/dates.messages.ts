import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    incomplete: 'The date is incomplete: enter day, month and year.',
    unreadable: '“{text}” is not a date. Write it as {example}.',
    minimum: 'Choose a date from {bound} on.',
    maximum: 'Choose a date up to {bound}.',
    between: 'Choose a date from {minimum} to {maximum}.',
    unavailable: '{date} is not available: {reason}',
  },
  fr: {
    incomplete: 'La date est incomplète : indiquez le jour, le mois et l’année.',
    unreadable: '« {text} » n’est pas une date. Écrivez-la ainsi : {example}.',
    minimum: 'Choisissez une date à partir du {bound}.',
    maximum: 'Choisissez une date jusqu’au {bound}.',
    between: 'Choisissez une date du {minimum} au {maximum}.',
    unavailable: 'Le {date} n’est pas disponible : {reason}',
  },
})
