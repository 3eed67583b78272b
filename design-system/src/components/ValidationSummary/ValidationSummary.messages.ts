import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    errors: { one: 'Fix {{count}} problem', other: 'Fix {{count}} problems' },
    warnings: { one: 'Check {{count}} point', other: 'Check {{count}} points' },
  },
  fr: {
    errors: { one: 'Corrigez {{count}} problème', other: 'Corrigez {{count}} problèmes' },
    warnings: { one: 'Vérifiez {{count}} point', other: 'Vérifiez {{count}} points' },
  },
})
