import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    errors: { one: 'There is {count} problem', other: 'There are {count} problems' },
    warnings: { one: 'There is {count} point to check', other: 'There are {count} points to check' },
  },
  fr: {
    errors: { one: 'Il y a {count} problème', other: 'Il y a {count} problèmes' },
    warnings: { one: 'Il y a {count} point à vérifier', other: 'Il y a {count} points à vérifier' },
  },
})
