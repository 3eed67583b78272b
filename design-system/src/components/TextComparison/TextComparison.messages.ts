import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { added: ' [Added: ', removed: ' [Removed: ', end: '] ', lang: 'en' },
  fr: { added: ' [Ajouté : ', removed: ' [Supprimé : ', end: '] ', lang: 'fr' },
})
