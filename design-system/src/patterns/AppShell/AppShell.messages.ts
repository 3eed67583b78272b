import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { skip: 'Skip to content' },
  fr: { skip: 'Aller au contenu' },
})
