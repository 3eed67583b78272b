import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    loading: 'Loading applications…',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moved: '{{title}}: now {{position}} of {{total}}.',
    keys: 'Press Alt and the up or down arrow to move the tile.',
  },
  fr: {
    loading: 'Chargement des applications…',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    moved: '{{title}}\u00a0: maintenant {{position}} sur {{total}}.',
    keys: 'Appuyez sur Alt et la flèche haut ou bas pour déplacer la tuile.',
  },
})
