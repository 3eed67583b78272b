import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** The documents of clients: the application with its scopes, held by all staff and by clients, and its menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Documents',
    technicalName: 'Documents',
    module: 'Bibliothèque',
    scopes: [
      {
        name: 'Documents.Read',
        feature: 'Consultation des documents',
        description: 'Consulter les documents',
        englishDescription: 'Read documents',
        needs: ['Accounts.Read', 'Engagements.Read'],
      },
      {
        name: 'Documents.Write',
        feature: 'Dépôt de documents',
        description: 'Déposer et classer des documents',
        englishDescription: 'Upload and file documents',
        needs: ['Documents.Read'],
        heldBy: ['Collaborateurs', 'Clients'],
      },
    ],
    color: '#4f6d8f',
    onlyFirm: false,
    menu: {
      code: 'DOC01',
      title: 'Documents',
      englishTitle: 'Documents',
      description: 'Déposer, retrouver et consulter les documents des missions',
      englishDescription: 'Upload, find, and read the documents of engagements',
      icon: 'folder',
      link: '/app/docs/uploadFiles',
      order: 80,
      minimumScope: 'Documents.Read',
    },
    subMenus: [
      {
        code: 'DOC0101',
        title: 'Tous les documents',
        englishTitle: 'All documents',
        description: 'Chercher, filtrer et ouvrir les documents',
        englishDescription: 'Search, filter, and open documents',
        icon: 'folder-open',
        link: '/app/docs/uploadFiles',
        order: 10,
        minimumScope: 'Documents.Read',
      },
      {
        code: 'DOC0102',
        title: 'Déposer des documents',
        englishTitle: 'Upload documents',
        description: 'Envoyer un ou plusieurs fichiers pour un client et une mission',
        englishDescription: 'Send one or more files for a client and an engagement',
        icon: 'cloud-upload',
        link: '/app/docs/uploadFiles/new',
        order: 20,
        minimumScope: 'Documents.Write',
      },
      {
        code: 'DOC0103',
        title: 'Corbeille',
        englishTitle: 'Deleted documents',
        description: 'Rétablir un document pendant trente jours',
        englishDescription: 'Restore a document for thirty days',
        icon: 'archive',
        link: '/app/docs/uploadFiles/deleted',
        order: 30,
        minimumScope: 'Documents.Write',
      },
    ],
  })
