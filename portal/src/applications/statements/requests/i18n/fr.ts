import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes de la liste des demandes d’états financiers en français. */
export const fr = {
  list: {
    title: 'États financiers',
    sentence:
      'Les états préparés à partir d’exports comptables (FEC) et de balances, et ceux qui sont en cours.',
    create: 'Préparer des états financiers',
    failed: 'Les états financiers n’ont pas pu être chargés',
    emptyTitle: 'Aucun état financier pour l’instant',
    empty:
      'Importez l’export comptable ou la balance d’un client. Le fichier est d’abord contrôlé, puis les états en sont préparés.',
    fileName: 'etats-financiers',
  },
  column: {
    account: 'Client',
    status: 'Statut',
    period: 'Exercice',
    progress: 'Avancement',
    checks: 'Contrôles en échec',
    fileName: 'Fichier',
    content: 'Contenu',
    createdBy: 'Demandé par',
    createdDate: 'Demandé le',
  },
  period: '{{from}} au {{to}}',
  progressOf: 'Avancement des états de {{client}}',
  action: {
    open: 'Ouvrir les états financiers',
    follow: 'Voir l’avancement',
    next: 'Préparer l’exercice suivant',
    start: 'Recommencer',
    cancel: 'Annuler le traitement',
    delete: 'Supprimer',
  },
  start: {
    done: 'Traitement recommencé',
    failed: 'Le traitement n’a pas recommencé',
  },
  cancel: {
    title: 'Annuler le traitement de {{file}} ?',
    text: 'Ce qui a été lu du fichier est abandonné. Le fichier est conservé, et vous pourrez recommencer.',
    confirm: 'Annuler le traitement',
    keep: 'Continuer le traitement',
    done: 'Le traitement a été annulé',
  },
} as const satisfies Translation<typeof en>
