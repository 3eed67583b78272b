import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Leave without saving?',
    body: 'What you entered on this page is not saved yet.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
    save: 'Save and leave',
  },
  fr: {
    title: 'Quitter sans enregistrer ?',
    body: 'Ce que vous avez saisi sur cette page n’est pas encore enregistré.',
    stay: 'Continuer la saisie',
    leave: 'Quitter sans enregistrer',
    save: 'Enregistrer et quitter',
  },
})
