import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    more: 'More',
    less: 'Less',
    unreadable: '“{{text}}” is not a number. Enter it like 1,234.5.',
  },
  fr: {
    more: 'Plus',
    less: 'Moins',
    unreadable: '« {{text}} » n’est pas un nombre. Saisissez-le ainsi : 1 234,5.',
  },
})
