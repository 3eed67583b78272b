import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The texts of consent and of the terms of use in French; those that the specification quotes to the letter. */
export const fr = {
  title: 'Conditions d’utilisation',
  sentence: 'Avant de continuer, merci de lire et d’accepter les conditions d’utilisation du portail.',
  again: 'Les conditions d’utilisation ont changé. Merci de lire et d’accepter la nouvelle version.',
  version: 'Version {{version}}, publiée le {{date}}',
  changes: 'Ce qui a changé',
  box: 'J’ai lu les conditions d’utilisation et je les accepte',
  tick: 'Veuillez cliquer la case à cocher.',
  accept: 'Accepter et continuer',
  refuse: 'Refuser et se déconnecter',
  loading: 'Chargement des conditions d’utilisation',
  outdated: 'Une version plus récente vient d’être publiée. Merci de la lire avant d’accepter.',
  failed: 'Votre acceptation n’a pas pu être enregistrée. Veuillez réessayer plus tard.',
  receiptTitle: 'Merci, votre acceptation est enregistrée',
  receipt: 'Reçu {{receipt}} : version {{version}} acceptée le {{date}}.',
  receiptHint: 'Vous le retrouverez sous « Conditions d’utilisation » dans le menu de votre compte.',
  continue: 'Aller au portail',
  terms: {
    sentence: 'Les conditions qui s’appliquent à l’utilisation du portail.',
    yours: 'Vos acceptations',
    none: 'Il ne vous a pas été demandé de les accepter.',
    missing: 'Il n’y a pas de conditions d’utilisation à accepter',
    language: { fr: 'lues en français', en: 'lues en anglais' },
    fingerprint: 'Empreinte du texte',
  },
} as const satisfies Translation<typeof en>
