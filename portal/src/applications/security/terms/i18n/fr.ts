import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes de l’administration des conditions d’utilisation en français. */
export const fr = {
  list: {
    title: 'Conditions d’utilisation',
    sentence:
      'Ce que les clients acceptent avant d’utiliser le portail. Une version publiée ne peut plus être modifiée.',
    fileName: 'conditions-utilisation',
    failed: 'Les versions n’ont pas pu être chargées',
    emptyTitle: 'Pas encore de conditions d’utilisation',
    empty: 'Rédigez la première version dans les deux langues, puis publiez-la.',
    create: 'Rédiger une nouvelle version',
  },
  column: {
    id: 'Version',
    name: 'Titre',
    publishedDate: 'Publiée le',
    publishedByName: 'Publiée par',
    acceptances: 'Acceptations',
  },
  record: {
    name: 'Version des conditions d’utilisation',
    loading: 'Chargement du texte…',
    parts: 'Parties de la version',
    title: 'Version {{version}}',
    inForce: 'En vigueur',
    replaced: 'Remplacée',
    published: 'Publiée le {{date}}.',
    publishedBy: 'Publiée le {{date}} par {{person}}.',
    accepted_one: '{{count}} personne l’a acceptée.',
    accepted_many: '{{count}} de personnes l’ont acceptée.',
    accepted_other: '{{count}} personnes l’ont acceptée.',
  },
  gone: {
    title: 'Ce texte n’existe pas',
    text: 'Une autre personne l’a peut-être publié ou supprimé.',
    toList: 'Retour aux conditions d’utilisation',
    failed: 'Le texte n’a pas pu être chargé',
  },
  draft: {
    name: 'Brouillon des conditions d’utilisation',
    parts: 'Parties du brouillon',
    title: 'Brouillon de la version {{version}}',
    state: 'Brouillon',
    sentence: 'Modifié le {{date}} par {{person}}.',
    check: 'Vérifier et publier',
    failed: 'Le brouillon n’a pas pu être chargé',
    loading: 'Chargement du brouillon…',
    underWay: 'Une nouvelle version est en cours de rédaction',
    underWayText: 'Modifiée le {{date}} par {{person}}. Les clients ne la voient pas encore.',
    open: 'Ouvrir le brouillon',
    notBegun: 'Le brouillon n’a pas été créé',
  },
  tab: { texts: 'Textes', preview: 'Aperçu', comparison: 'Comparaison' },
  field: {
    title: 'Titre en français',
    englishTitle: 'Titre en anglais',
    text: 'Texte en français',
    englishText: 'Texte en anglais',
    changes: 'Ce qui a changé, en français',
    englishChanges: 'Ce qui a changé, en anglais',
  },
  hint: {
    text: 'Laissez une ligne vide entre deux paragraphes. Commencez un titre par « ## », et un élément de liste par « - » ou « 1. ».',
    changes: 'Les clients qui ont accepté une version précédente le lisent au-dessus du texte.',
  },
  form: {
    name: 'Textes du brouillon',
    save: 'Enregistrer le brouillon',
    failed: 'Le brouillon n’a pas été enregistré',
  },
  language: { fr: 'En français', en: 'En anglais' },
  preview: {
    sentence: 'Voici ce que les clients liront. L’aperçu montre le brouillon tel qu’il est enregistré.',
    failed: 'L’aperçu n’a pas pu être chargé',
    loading: 'Chargement de l’aperçu…',
  },
  comparison: {
    withInForce:
      'Le brouillon tel qu’il est enregistré, comparé à la version {{version}}, qui est en vigueur.',
    withPrevious: 'Comparée à la version {{version}}, qu’elle a remplacée.',
    same: 'Rien n’a changé.',
    first: 'Il n’y a rien à comparer',
    firstText: 'Ce sera la première version.',
    loading: 'Comparaison des textes…',
    failed: 'Les textes n’ont pas pu être comparés',
  },
  incomplete: { title: 'Le brouillon n’est pas prêt à être publié', text: 'Il manque encore : {{fields}}.' },
  publish: {
    open: 'Publier…',
    title: 'Publier la version {{version}} ?',
    again_one:
      '{{count}} client a accepté une version précédente. Il devra accepter la nouvelle à sa prochaine page.',
    again_many:
      '{{count}} de clients ont accepté une version précédente. Ils devront accepter la nouvelle à leur prochaine page.',
    again_other:
      '{{count}} clients ont accepté une version précédente. Ils devront accepter la nouvelle à leur prochaine page.',
    first: 'Les clients devront l’accepter avant d’utiliser le portail.',
    final: 'Une version publiée ne peut plus être modifiée.',
    confirm: 'Publier la version',
    done: 'Version {{version}} publiée',
  },
  delete: {
    open: 'Supprimer le brouillon…',
    title: 'Supprimer le brouillon ?',
    text: 'Ses textes seront perdus. La version en vigueur ne change pas.',
    confirm: 'Supprimer le brouillon',
    done: 'Brouillon supprimé',
  },
  problem: {
    gone: 'Il n’existe plus. Une autre personne l’a peut-être publié ou supprimé.',
    changed: 'Une autre personne a modifié le brouillon entre-temps. Relisez-le avant de continuer.',
    exists: 'Une autre personne vient de commencer un brouillon. Ouvrez-le pour continuer.',
    incomplete: 'Complétez les titres, les textes et ce qui a changé dans les deux langues.',
    unchanged: 'Les textes sont ceux de la version en vigueur. Modifiez-les ou supprimez le brouillon.',
  },
} as const satisfies Translation<typeof en>
