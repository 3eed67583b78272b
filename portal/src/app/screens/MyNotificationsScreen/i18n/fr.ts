import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes des notifications de la personne en français. */
export const fr = {
  title: 'Vos notifications',
  sentence: 'Les notifications du cabinet, en cours et passées.',
  list: 'Vos notifications',
  failed: 'Vos notifications n’ont pas pu être chargées',
  emptyTitle: 'Vous n’avez encore aucune notification',
  empty: 'Les nouvelles notifications apparaissent dans la cloche. Elles restent ici une fois lues.',
  search: 'Rechercher',
  readShown: 'Marquer celles affichées comme lues',
  readAll: 'Tout marquer comme lu',
  noneTitle: 'Aucune notification ne correspond',
  none: 'Essayez d’autres mots, ou retirez les filtres.',
  clear: 'Effacer les filtres',
  filter: {
    show: 'Afficher',
    all: 'Toutes',
    unread: 'Non lues',
    severity: 'Gravité',
    allSeverities: 'Toutes les gravités',
    application: 'Application',
    allApplications: 'Toutes les applications',
  },
  severity: { info: 'Information', success: 'Succès', warning: 'Attention', critical: 'Critique' },
} as const satisfies Translation<typeof en>
