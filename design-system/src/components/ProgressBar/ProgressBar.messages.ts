import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { unknown: 'In progress…', paused: 'Paused', failed: 'Failed', done: 'Done' },
  fr: { unknown: 'En cours…', paused: 'En pause', failed: 'Échec', done: 'Terminé' },
})
