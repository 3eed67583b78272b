import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The texts of the relations between clients in French. */
export const fr = {
  network: 'Réseau',
  explore: 'Afficher dans le réseau',
  list: {
    title: 'Relations entre clients',
    sentence: 'Voyez quels clients sont concurrents ou fournisseurs d’autres clients.',
    fileName: 'relations-entre-clients',
    failed: 'Les relations n’ont pas pu être chargées',
    emptyTitle: 'Aucune relation',
    empty: 'Les concurrents et les fournisseurs parmi les clients s’affichent ici.',
    add: 'Ajouter une relation',
    conflicts: 'Afficher les conflits',
    delete: 'Supprimer…',
    deleted: 'Afficher les relations supprimées',
  },
  deleted: {
    title: 'Relations supprimées',
    sentence: 'Voyez quelles relations entre clients ont été supprimées, par qui et quand.',
    fileName: 'relations-supprimees',
    failed: 'Les relations supprimées n’ont pas pu être chargées',
    emptyTitle: 'Aucune relation supprimée',
    empty: 'Les relations supprimées s’affichent ici.',
  },
  conflicts: {
    title: 'Conflits d’indépendance',
    sentence:
      'Voyez qui dirige l’audit d’un client et une mission de son concurrent ou de son fournisseur, comme associé, manager ou apporteur. Une mission est un audit si sa description contient « audit », sauf « audit interne » et « internal audit », ou « commissariat ».',
    fileName: 'conflits-d-independance',
    failed: 'Les conflits n’ont pas pu être chargés',
    emptyTitle: 'Aucun conflit',
    empty:
      'Personne ne dirige de missions pour les deux clients d’une relation, parmi les relations saisies.',
    relations: 'Relations entre clients',
  },
  kind: { competitor: 'Concurrent', supplier: 'Fournisseur' },
  column: {
    account: 'Client',
    kind: 'Relation',
    otherAccount: 'Autre client',
    otherRole: 'Rôle de l’autre client',
    note: 'Note',
    createdBy: 'Ajoutée par',
    createdDate: 'Ajoutée le',
    deletedBy: 'Supprimée par',
    deletedDate: 'Supprimée le',
    staff: 'Collaborateur',
    audited: 'Client audité',
    other: 'Concurrent ou fournisseur',
    isActive: 'Les deux en cours',
    auditCount: 'Audits dirigés',
    auditYear: 'Dernier audit',
    otherCount: 'Autres missions dirigées',
    otherYear: 'Dernière autre mission',
    staffEmail: 'E-mail',
  },
  field: {
    account: 'Client',
    kind: 'Relation',
    otherAccount: 'Autre client',
    note: 'Note',
  },
  hint: {
    client: 'Nom ou numéro',
    note: 'Par exemple, d’où vient cette information.',
  },
  choice: {
    competitor: 'L’autre client est un concurrent',
    supplier: 'L’autre client est un fournisseur',
  },
  addition: {
    title: 'Ajouter une relation entre clients',
    confirm: 'Ajouter',
    failed: 'La relation n’a pas été ajoutée',
    done: 'Relation ajoutée',
  },
  deletion: {
    title: 'Supprimer cette relation ?',
    competitor: '{{other}} est un concurrent de {{client}}.',
    supplier: '{{other}} est un fournisseur de {{client}}.',
    text: 'Les conflits qui en découlent ne s’afficheront plus. La relation reste parmi les relations supprimées, avec votre nom.',
    confirm: 'Supprimer la relation',
    done: 'Relation supprimée',
  },
  problem: {
    same: 'Choisissez deux clients différents.',
    exists: 'Cette relation a déjà été ajoutée.',
    clientUnknown: 'L’un des deux clients n’existe plus. Choisissez-en un autre.',
  },
} as const satisfies Translation<typeof en>
