import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    incomplete: 'The time is incomplete: enter hours and minutes, and morning (AM) or afternoon (PM).',
    unreadable: '“{text}” is not a time. Write it as {example}.',
  },
  fr: {
    incomplete: 'L’heure est incomplète : indiquez les heures et les minutes.',
    unreadable: '« {text} » n’est pas une heure. Écrivez-la ainsi : {example}.',
  },
})
