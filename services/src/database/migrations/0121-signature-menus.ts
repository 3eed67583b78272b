import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** Electronic signature: the application with its scopes, held by all staff and by clients, and its menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Signature',
    technicalName: 'Signature',
    module: 'Envois',
    scopes: [
      {
        name: 'Signatures.Read',
        feature: 'Consultation des documents à signer',
        description: 'Consulter les documents à signer',
        englishDescription: 'Read documents for signature',
        needs: ['Contacts.Read'],
      },
      {
        name: 'Signatures.Write',
        feature: 'Signature de documents',
        description: 'Signer et faire signer des documents',
        englishDescription: 'Sign documents and have them signed',
        needs: ['Signatures.Read'],
        heldBy: ['Collaborateurs', 'Clients'],
      },
    ],
    color: '#8a4b6b',
    onlyFirm: false,
    menu: {
      code: 'SIG01',
      title: 'Signature électronique',
      englishTitle: 'Electronic signature',
      description: 'Signer un document, le faire signer et vérifier une signature',
      englishDescription: 'Sign a document, have it signed, and verify a signature',
      icon: 'signature',
      link: '/app/sign',
      order: 90,
      minimumScope: 'Signatures.Read',
    },
    subMenus: [
      {
        code: 'SIG0101',
        title: 'Tous les documents',
        englishTitle: 'All documents',
        description: 'Suivre les documents à signer et ceux qui sont signés',
        englishDescription: 'Follow documents to sign and those that are signed',
        icon: 'file-check',
        link: '/app/sign',
        order: 10,
        minimumScope: 'Signatures.Read',
      },
      {
        code: 'SIG0102',
        title: 'Signer un PDF',
        englishTitle: 'Sign a PDF',
        description: 'Choisir un PDF, le signer ou le faire signer',
        englishDescription: 'Choose a PDF, sign it or have it signed',
        icon: 'pen-line',
        link: '/app/sign/new',
        order: 20,
        minimumScope: 'Signatures.Write',
      },
      {
        code: 'SIG0103',
        title: 'Vérifier une signature',
        englishTitle: 'Verify a signature',
        description: 'Contrôler les signatures d’un PDF sans l’envoyer',
        englishDescription: 'Check the signatures of a PDF without sending it',
        icon: 'shield-check',
        link: '/app/sign/verify',
        order: 30,
        minimumScope: 'Signatures.Read',
      },
    ],
  })
