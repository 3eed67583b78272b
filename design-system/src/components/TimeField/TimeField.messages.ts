import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    incomplete: 'Enter hours and minutes, and AM or PM.',
    unreadable: '“{{text}}” is not a time. Enter it like {{example}}.',
  },
  fr: {
    incomplete: 'Indiquez les heures et les minutes.',
    unreadable: '« {{text}} » n’est pas une heure. Saisissez-la ainsi : {{example}}.',
  },
})
