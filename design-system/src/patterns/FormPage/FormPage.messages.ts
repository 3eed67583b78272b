import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { required: 'Fields marked with * are required.', actions: 'Form actions' },
  fr: { required: 'Les champs marqués d’un * sont obligatoires.', actions: 'Actions du formulaire' },
})
