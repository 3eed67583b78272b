import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { show: 'Show password', capsLock: 'Caps Lock is on.' },
  fr: { show: 'Afficher le mot de passe', capsLock: 'La touche Verr. Maj. est activée.' },
})
