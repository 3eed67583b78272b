import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { info: 'Information', success: 'Done', warning: 'Warning', danger: 'Problem', dismiss: 'Dismiss' },
  fr: {
    info: 'Information',
    success: 'Terminé',
    warning: 'Attention',
    danger: 'Problème',
    dismiss: 'Masquer',
  },
})
