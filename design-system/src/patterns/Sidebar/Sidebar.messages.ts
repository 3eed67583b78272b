import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    collapse: 'Collapse navigation to icons',
    expand: 'Expand navigation',
    close: 'Close navigation',
    resize: 'Navigation width',
    width: '{{width}} pixels',
    subMenu: 'Sub-menus of {{title}}',
    newTab: '(opens in a new tab)',
  },
  fr: {
    collapse: 'Réduire la navigation aux icônes',
    expand: 'Déplier la navigation',
    close: 'Fermer la navigation',
    resize: 'Largeur de la navigation',
    width: '{{width}} pixels',
    subMenu: 'Sous-menus de {{title}}',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
})
