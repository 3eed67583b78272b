import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes des notifications de la personne en français. */
export const fr = {
  title: 'Vos notifications',
  sentence: 'Les notifications du cabinet, en cours et passées.',
  list: 'Vos notifications',
  file: 'notifications',
  failed: 'Vos notifications n’ont pas pu être chargées',
  emptyTitle: 'Vous n’avez encore aucune notification',
  empty: 'Les nouvelles notifications apparaissent dans la cloche. Elles restent ici une fois lues.',
  readAll: 'Tout marquer comme lu',
  readPage: 'Marquer cette page comme lue',
  open: 'Ouvrir',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  column: {
    title: 'Titre',
    isRead: 'Lue',
    severity: 'Gravité',
    status: 'État',
    application: 'Application',
    startDate: 'Depuis',
    text: 'Texte',
  },
  severity: { info: 'Information', success: 'Succès', warning: 'Attention', critical: 'Critique' },
  status: { live: 'En cours', ended: 'Terminée' },
} as const satisfies Translation<typeof en>
