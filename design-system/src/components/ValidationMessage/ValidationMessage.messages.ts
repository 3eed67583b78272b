import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    error: 'Error:',
    warning: 'Warning:',
    information: 'Information:',
    success: 'Correct:',
    checking: 'Checking:',
  },
  fr: {
    error: 'Erreur :',
    warning: 'Attention :',
    information: 'Information :',
    success: 'Correct :',
    checking: 'Vérification :',
  },
})
