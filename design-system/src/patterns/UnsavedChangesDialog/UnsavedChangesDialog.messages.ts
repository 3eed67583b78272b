import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Leave without saving?',
    body: 'Your changes on this page are not saved.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
    save: 'Save and leave',
  },
  fr: {
    title: 'Quitter sans enregistrer ?',
    body: 'Vos modifications sur cette page ne sont pas enregistrées.',
    stay: 'Continuer la saisie',
    leave: 'Quitter sans enregistrer',
    save: 'Enregistrer et quitter',
  },
})
