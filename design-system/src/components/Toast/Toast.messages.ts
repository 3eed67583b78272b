import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { region: 'Messages', close: 'Dismiss', info: 'Information:', success: 'Done:', warning: 'Warning:' },
  fr: {
    region: 'Messages',
    close: 'Masquer',
    info: 'Information :',
    success: 'Fait :',
    warning: 'Attention :',
  },
})
