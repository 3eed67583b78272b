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
    unchosen: 'Nothing is chosen for “{text}” yet. Choose from the list.',
    stays: '“{text}” was not chosen from the list. It is still “{choice}”.',
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
    unchosen: 'Rien n’est encore choisi pour «\u00a0{text}\u00a0». Choisissez dans la liste.',
    stays: '«\u00a0{text}\u00a0» n’a pas été choisi dans la liste. Le choix reste «\u00a0{choice}\u00a0».',
  },
})
