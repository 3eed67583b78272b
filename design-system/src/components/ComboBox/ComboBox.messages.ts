import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    open: 'Show the choices',
    minimum: { one: 'Type at least {count} character.', other: 'Type at least {count} characters.' },
    loading: 'Searching…',
    more: 'Loading more…',
    none: 'No result.',
    failed: 'The search failed.',
    retry: 'Try again',
    recent: 'Recent',
  },
  fr: {
    open: 'Afficher les choix',
    minimum: {
      one: 'Saisissez au moins {count} caractère.',
      other: 'Saisissez au moins {count} caractères.',
    },
    loading: 'Recherche en cours…',
    more: 'Chargement de la suite…',
    none: 'Aucun résultat.',
    failed: 'La recherche n’a pas abouti.',
    retry: 'Réessayer',
    recent: 'Récents',
  },
})
