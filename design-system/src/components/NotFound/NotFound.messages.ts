import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Page not found',
    text: 'The page may have moved, or the address may be wrong.',
  },
  fr: {
    title: 'Page introuvable',
    text: 'La page a peut-être été déplacée, ou l’adresse est erronée.',
  },
})
