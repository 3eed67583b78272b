import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    choose: 'Choose an icon…',
    title: 'Icons',
    search: 'Search icons in English or French',
    none: 'No icon for these words.',
    unknown: 'Unknown icon',
  },
  fr: {
    choose: 'Choisir une icône…',
    title: 'Icônes',
    search: 'Chercher une icône, en français ou en anglais',
    none: 'Aucune icône pour ces mots.',
    unknown: 'Icône inconnue',
  },
})
