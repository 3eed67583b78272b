import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    moveTitle: 'Move “{{name}}”',
    moveManyTitle: { one: 'Move {{count}} item', other: 'Move {{count}} items' },
    moveSearch: 'Search for a destination',
    moveInto: 'Destination',
    moveTop: 'Top level',
    moveHere: 'Move here',
    cancel: 'Cancel',
    moveNothing: 'Choose a destination.',
    movePlace: 'Position',
    moveFirst: 'First',
    moveAfter: 'After {{name}}',
    moveLast: 'Last',
  },
  fr: {
    moveTitle: 'Déplacer « {{name}} »',
    moveManyTitle: { one: 'Déplacer {{count}} élément', other: 'Déplacer {{count}} éléments' },
    moveSearch: 'Rechercher une destination',
    moveInto: 'Destination',
    moveTop: 'Premier niveau',
    moveHere: 'Déplacer ici',
    cancel: 'Annuler',
    moveNothing: 'Choisissez la destination.',
    movePlace: 'Position',
    moveFirst: 'En premier',
    moveAfter: 'Après {{name}}',
    moveLast: 'En dernier',
  },
})
