import type { Translation } from '../../i18n/translation.ts'
import type { en } from './en.ts'

/** The French texts of consent and of the terms of use; those that the specification quotes are exact. */
export const fr = {
  title: 'Conditions d’utilisation',
  sentence: 'Avant de continuer, lisez et acceptez les conditions d’utilisation du portail.',
  again: 'Les conditions d’utilisation ont changé. Lisez et acceptez la nouvelle version.',
  version: 'Version {{version}}, publiée le {{date}}',
  changes: 'Ce qui a changé',
  box: 'J’ai lu et j’accepte les conditions d’utilisation',
  tick: 'Veuillez cliquer la case à cocher.',
  accept: 'Accepter et continuer',
  refuse: 'Refuser et se déconnecter',
  loading: 'Chargement des conditions d’utilisation',
  outdated: 'Une version plus récente vient d’être publiée. Lisez-la avant d’accepter.',
  failed: 'Votre acceptation n’a pas été enregistrée. Réessayez plus tard.',
  receiptTitle: 'Votre acceptation est enregistrée',
  receipt: 'Reçu {{receipt}} : version {{version}} acceptée le {{date}}.',
  receiptHint: 'Vous le retrouverez sous « Conditions d’utilisation » dans le menu de votre compte.',
  continue: 'Aller au portail',
  awaited: {
    title: 'Le portail n’est pas encore ouvert aux clients',
    text: 'Le cabinet n’a pas encore publié ses conditions d’utilisation. Vous pourrez entrer une fois que vous les aurez acceptées.',
    what: 'Vous n’avez rien à faire pour le moment',
    help: 'Vérifiez à nouveau plus tard. Si vous avez besoin d’un document maintenant, contactez le cabinet.',
    retry: 'Vérifier à nouveau',
  },
  terms: {
    sentence: 'Ces conditions s’appliquent lorsque vous utilisez le portail.',
    yours: 'Vos acceptations',
    none: 'Vous n’avez pas à les accepter.',
    missing: 'Il n’y a pas de conditions d’utilisation à accepter',
    language: { fr: 'lues en français', en: 'lues en anglais' },
    fingerprint: 'Empreinte du texte',
  },
} as const satisfies Translation<typeof en>
