import type { Translation } from '../../i18n/translation.ts'
import type { en } from './en.ts'

/** Ce qui est dit des demandes d’états financiers, en français. */
export const fr = {
  status: {
    uploading: 'Envoi en cours',
    waiting: 'En attente',
    processing: 'En traitement',
    finished: 'Terminée',
    failed: 'En échec',
    cancelled: 'Annulée',
  },
  content: { entries: 'Écritures', balances: 'Balance' },
  stage: {
    reading: 'Lecture du fichier',
    entries: 'Enregistrement des écritures',
    statements: 'Calcul des états financiers',
  },
  delete: {
    title: 'Supprimer les états financiers de {{client}} ?',
    text: 'Le fichier {{file}}, ses écritures et les états financiers seront supprimés.',
    looking: 'Recherche de ce qui utilise ces états financiers',
    compared_one: '{{count}} exercice suivant leur est comparé, et n’aura plus de comparaison :',
    compared_many: '{{count}} d’exercices suivants leur sont comparés, et n’auront plus de comparaison :',
    compared_other: '{{count}} exercices suivants leur sont comparés, et n’auront plus de comparaison :',
    opened:
      'Si la balance d’un exercice suivant ne donne pas les soldes d’ouverture, son tableau des flux de trésorerie disparaîtra aussi.',
    comparedUnknown: 'Les états d’un exercice suivant qui leur sont comparés n’auront plus de comparaison.',
    year: 'Exercice clos le {{end}} ({{file}})',
    pinned_one:
      '{{count}} dossier d’audit utilise ces états, ou un exercice qui leur est comparé. Vous ne pouvez pas les supprimer :',
    pinned_many:
      '{{count}} de dossiers d’audit utilisent ces états, ou un exercice qui leur est comparé. Vous ne pouvez pas les supprimer :',
    pinned_other:
      '{{count}} dossiers d’audit utilisent ces états, ou un exercice qui leur est comparé. Vous ne pouvez pas les supprimer :',
    pinnedUnknown: 'Si un dossier d’audit utilise ces états financiers, vous ne pouvez pas les supprimer.',
    folder: '{{year}}, {{engagement}}',
    alone: 'Aucun exercice suivant et aucun dossier d’audit ne les utilise.',
    confirm: 'Supprimer les états financiers',
    done: 'Les états financiers ont été supprimés',
  },
  problem: {
    gone: 'Cette demande a été supprimée, ou l’adresse est erronée.',
    closed: 'Le statut de cette demande a changé entre-temps.',
    changed: 'Cette demande a changé entre-temps. Vérifiez-la, puis réessayez.',
    incomplete: 'Le fichier n’est pas encore entièrement envoyé.',
    ofAnother: 'Seule la personne qui a créé cette demande peut la supprimer.',
    pinned: 'Un dossier d’audit utilise ces états financiers : vous ne pouvez pas les supprimer.',
  },
} as const satisfies Translation<typeof en>
