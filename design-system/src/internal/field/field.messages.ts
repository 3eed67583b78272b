import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    clear: 'Clear {{field}}',
    clearUnnamed: 'Clear',
    required: '(required)',
    counter: '{{used}} of {{limit}}',
    counterSpoken: '{{used}} of {{limit}} characters',
    left: { one: '{{count}} character left', other: '{{count}} characters left' },
    over: { one: '{{count}} character too many', other: '{{count}} characters too many' },
  },
  fr: {
    clear: 'Effacer {{field}}',
    clearUnnamed: 'Effacer',
    required: '(obligatoire)',
    counter: '{{used}} sur {{limit}}',
    counterSpoken: '{{used}} caractères sur {{limit}}',
    left: { one: 'Il reste {{count}} caractère', other: 'Il reste {{count}} caractères' },
    over: { one: '{{count}} caractère de trop', other: '{{count}} caractères de trop' },
  },
})
