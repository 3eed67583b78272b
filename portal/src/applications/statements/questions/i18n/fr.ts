import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes des questions fréquentes en français. */
export const fr = {
  title: 'Questions fréquentes',
  sentence:
    'Comment préparer des états financiers à partir d’un export comptable (FEC), et que faire en cas d’arrêt.',
  loading: 'Chargement des questions…',
  list: {
    title: 'Questions fréquentes',
    failed: 'Les questions n’ont pas pu être chargées',
    emptyTitle: 'Aucune question pour l’instant',
    empty: 'Aucune question n’est publiée en ce moment.',
    emptyForEditors: 'Ajoutez la première question et sa réponse.',
  },
  add: 'Ajouter une question',
  category: {
    import: 'Import et contrôle',
    mapping: 'Affectation des comptes',
    result: 'États financiers',
    other: 'Autres questions',
  },
  search: {
    label: 'Chercher une question',
    hint: 'La recherche porte sur les questions et les réponses, en français et en anglais.',
    found_zero: 'Aucune question n’a été trouvée. Essayez d’autres mots.',
    found_one: '{{count}} question trouvée',
    found_many: '{{count}} de questions trouvées',
    found_other: '{{count}} questions trouvées',
    inFrench: 'Trouvé dans le texte français',
    inEnglish: 'Trouvé dans le texte anglais',
  },
  gone: {
    title: 'Cette question n’est pas ici',
    text: 'Elle a été supprimée ou masquée, ou l’adresse est fausse. Cherchez-en une autre ci-dessous.',
  },
  hidden: 'Masquée',
  published: 'Publiée',
  helpful: {
    question: 'Cette réponse vous a-t-elle été utile ?',
    yes: 'Oui',
    no: 'Non',
    thanks: 'Votre réponse est enregistrée.',
    failed: 'Votre réponse n’a pas été enregistrée',
    yesCount_one: 'Utile à {{count}} personne.',
    yesCount_many: 'Utile à {{count}} de personnes.',
    yesCount_other: 'Utile à {{count}} personnes.',
    noCount_one: 'Inutile à {{count}} personne.',
    noCount_many: 'Inutile à {{count}} de personnes.',
    noCount_other: 'Inutile à {{count}} personnes.',
  },
  changed: 'Modifiée le {{day}}.',
  link: {
    copy: 'Copier le lien',
    copied: 'Lien copié',
    failed: 'Le navigateur n’a pas copié le lien',
  },
  actionsOf: 'Actions sur « {{title}} »',
  field: {
    category: 'Catégorie',
    title: 'Question en français',
    answer: 'Réponse en français',
    englishTitle: 'Question en anglais',
    englishAnswer: 'Réponse en anglais',
    isPublished: 'Publier cette question',
  },
  hint: {
    answer:
      'Laissez une ligne vide entre les paragraphes. Commencez une ligne par « - » ou « 1. », puis une espace, pour une liste.',
    isPublished: 'D’ici là, seules les personnes qui modifient les questions la voient.',
  },
  create: {
    title: 'Ajouter une question',
    confirm: 'Ajouter la question',
    done: 'Question ajoutée',
  },
  edit: {
    open: 'Modifier',
    title: 'Modifier la question',
    confirm: 'Enregistrer',
    done: 'Question enregistrée',
    failed: 'La question n’a pas été enregistrée',
    goneTitle: 'Cette question a été supprimée',
    gone: 'Vous pouvez l’ajouter de nouveau avec ce que vous avez saisi.',
  },
  publish: { open: 'Publier', done: 'Question publiée' },
  hide: { open: 'Masquer', done: 'Question masquée' },
  move: { up: 'Monter', down: 'Descendre', done: 'Question déplacée' },
  notChanged: 'La question n’a pas été modifiée',
  delete: {
    open: 'Supprimer',
    title: 'Supprimer « {{title}} » ?',
    text: 'La question, sa réponse dans les deux langues et les avis reçus seront supprimés.',
    confirm: 'Supprimer la question',
    done: 'Question supprimée',
  },
  problem: {
    gone: 'Cette question a été supprimée ou masquée entre-temps.',
    changed: 'Quelqu’un a modifié cette question entre-temps. Relisez-la, puis réessayez.',
    limit: 'Il y a déjà 200 questions. Supprimez-en une d’abord.',
  },
} as const satisfies Translation<typeof en>
