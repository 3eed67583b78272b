import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    is: '{{field}} is {{values}}',
    isNot: '{{field}} is not {{first}}',
    isNeither: '{{field}} is neither {{first}} nor {{second}}',
    isNone: '{{field}} is none of {{values}}',
    all: ', and ',
    any: ', or ',
  },
  fr: {
    is: '{{field}} est {{values}}',
    isNot: '{{field}} n’est pas {{first}}',
    isNeither: '{{field}} n’est ni {{first}} ni {{second}}',
    isNone: '{{field}} n’est ni {{values}}',
    all: ', et ',
    any: ', ou ',
  },
})
