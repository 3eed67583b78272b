import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    loading: 'Loading applications…',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moved: '{title}: now number {position} of {total}.',
    keys: 'Alt with the up or down arrow moves the tile.',
  },
  fr: {
    loading: 'Chargement des applications…',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    moved: '{title}\u00a0: maintenant numéro {position} sur {total}.',
    keys: 'Alt avec la flèche haut ou bas déplace la tuile.',
  },
})
