import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'There is nothing at this address',
    text: 'The page may have moved, or the address has a mistake in it.',
  },
  fr: {
    title: 'Il n’y a rien à cette adresse',
    text: 'La page a peut-être été déplacée, ou l’adresse contient une erreur.',
  },
})
