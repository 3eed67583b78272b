import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes des notifications de la personne en français. */
export const fr = {
  title: 'Vos notifications',
  sentence: 'Ce qui vous est annoncé, et ce que vous avez déjà lu.',
  list: 'Vos notifications',
  file: 'notifications',
  failed: 'Vos notifications n’ont pas pu être chargées',
  emptyTitle: 'Rien ne vous a encore été annoncé',
  empty: 'Ce que le cabinet vous annonce apparaît dans la cloche, et reste ici une fois lu.',
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
