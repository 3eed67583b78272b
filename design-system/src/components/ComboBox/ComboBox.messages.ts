import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    open: 'Show choices',
    minimum: { one: 'Enter at least {{count}} character.', other: 'Enter at least {{count}} characters.' },
    loading: 'Searching…',
    more: 'Loading more…',
    none: 'No results.',
    failed: 'The search failed.',
    retry: 'Try again',
    recent: 'Recent',
    unchosen: '“{{text}}” is not selected. Choose from the list.',
    stays: '“{{text}}” was not selected. The choice is still “{{choice}}”.',
  },
  fr: {
    open: 'Afficher les choix',
    minimum: {
      one: 'Saisissez au moins {{count}} caractère.',
      other: 'Saisissez au moins {{count}} caractères.',
    },
    loading: 'Recherche en cours…',
    more: 'Chargement de la suite…',
    none: 'Aucun résultat.',
    failed: 'La recherche n’a pas abouti.',
    retry: 'Réessayer',
    recent: 'Récents',
    unchosen: '«\u00a0{{text}}\u00a0» n’est pas sélectionné. Choisissez dans la liste.',
    stays: '«\u00a0{{text}}\u00a0» n’a pas été sélectionné. Le choix reste «\u00a0{{choice}}\u00a0».',
  },
})
