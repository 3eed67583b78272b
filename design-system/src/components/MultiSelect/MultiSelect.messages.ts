import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    open: 'Show choices',
    chosen: 'Selected: {{field}}',
    chosenUnnamed: 'Selected',
    remove: 'Remove',
    rest: { one: '{{count}} more', other: '{{count}} more' },
    fewer: 'Show fewer',
    counter: '{{used}} of {{limit}}',
    counterSpoken: '{{used}} of {{limit}} selected',
    full: {
      one: 'You can select at most {{count}}. Remove it to select another.',
      other: 'You can select at most {{count}}. Remove one to select another.',
    },
    added: '{{name}} added.',
    removed: '{{name}} removed.',
    addedMany: { one: '{{count}} added.', other: '{{count}} added.' },
    removedMany: { one: '{{count}} removed.', other: '{{count}} removed.' },
    looking: { one: 'Looking for {{count}} entry…', other: 'Looking for {{count}} entries…' },
    failed: {
      one: 'The search for {{count}} entry failed.',
      other: 'The search for {{count}} entries failed.',
    },
    retry: 'Try again',
    missing: { one: '{{count}} not found: {{names}}.', other: '{{count}} not found: {{names}}.' },
    ambiguous: {
      one: '{{count}} has several matches. Search for it yourself: {{names}}.',
      other: '{{count}} have several matches. Search for them yourself: {{names}}.',
    },
    beyond: {
      one: '{{count}} was not added because the limit is reached: {{names}}.',
      other: '{{count}} were not added because the limit is reached: {{names}}.',
    },
    known: { one: '{{count}} was already selected.', other: '{{count}} were already selected.' },
    others: { one: '{{count}} other', other: '{{count}} others' },
    dismiss: 'Dismiss',
  },
  fr: {
    open: 'Afficher les choix',
    chosen: 'Sélection : {{field}}',
    chosenUnnamed: 'Sélection',
    remove: 'Retirer',
    rest: { one: '{{count}} de plus', other: '{{count}} de plus' },
    fewer: 'Réduire',
    counter: '{{used}} sur {{limit}}',
    counterSpoken: '{{used}} choix sur {{limit}}',
    full: {
      one: 'Un seul choix est possible. Retirez-le pour en faire un autre.',
      other: '{{count}} choix au plus. Retirez-en un pour en faire un autre.',
    },
    added: '{{name}} ajouté à la sélection.',
    removed: '{{name}} retiré de la sélection.',
    addedMany: { one: '{{count}} ajout.', other: '{{count}} ajouts.' },
    removedMany: { one: '{{count}} retrait.', other: '{{count}} retraits.' },
    looking: { one: 'Recherche de {{count}} entrée…', other: 'Recherche de {{count}} entrées…' },
    failed: {
      one: 'La recherche de {{count}} entrée n’a pas abouti.',
      other: 'La recherche de {{count}} entrées n’a pas abouti.',
    },
    retry: 'Réessayer',
    missing: { one: '{{count}} introuvable : {{names}}.', other: '{{count}} introuvables : {{names}}.' },
    ambiguous: {
      one: '{{count}} correspond à plusieurs résultats. À rechercher vous-même : {{names}}.',
      other: '{{count}} correspondent à plusieurs résultats. À rechercher vous-même : {{names}}.',
    },
    beyond: {
      one: '{{count}} n’a pas été ajouté, car la limite est atteinte : {{names}}.',
      other: '{{count}} n’ont pas été ajoutés, car la limite est atteinte : {{names}}.',
    },
    known: {
      one: '{{count}} figurait déjà dans la sélection.',
      other: '{{count}} figuraient déjà dans la sélection.',
    },
    others: { one: '{{count}} autre', other: '{{count}} autres' },
    dismiss: 'Masquer',
  },
})
