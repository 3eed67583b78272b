import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    choose: 'Choose an icon…',
    title: 'Icons',
    search: 'Search icons in English or French',
    none: 'No icons found.',
    unknown: 'Unknown icon',
  },
  fr: {
    choose: 'Choisir une icône…',
    title: 'Icônes',
    search: 'Rechercher une icône, en français ou en anglais',
    none: 'Aucune icône trouvée.',
    unknown: 'Icône inconnue',
  },
})
