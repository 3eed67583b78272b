import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** The scope to enter relations between clients, and the menus of relations and conflicts, below the network. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Réseau',
    technicalName: 'Network',
    module: 'Exploration',
    scopes: [
      {
        name: 'Network.Manage',
        feature: 'Saisie des relations entre clients',
        description: 'Saisir les relations entre clients',
        englishDescription: 'Enter relations between clients',
        needs: ['Network.Read'],
        heldBy: ['Associés responsables de mission', 'Administration de la sécurité'],
      },
    ],
    color: '#8a5a44',
    onlyFirm: true,
    menu: {
      code: 'RES01',
      title: 'Réseau',
      englishTitle: 'Network',
      description: 'Voir qui travaille avec quels clients, et par quelles missions',
      englishDescription: 'See who works with which clients, and through which engagements',
      icon: 'network',
      link: '/app/reseau',
      order: 110,
      minimumScope: 'Network.Read',
    },
    subMenus: [
      {
        code: 'RES0102',
        title: 'Relations entre clients',
        englishTitle: 'Relations between clients',
        description: 'Voir quels clients sont concurrents ou fournisseurs d’autres clients',
        englishDescription: 'See which clients compete with or supply other clients',
        icon: 'handshake',
        link: '/app/reseau/relations',
        order: 20,
        minimumScope: 'Network.Read',
      },
      {
        code: 'RES0103',
        title: 'Conflits d’indépendance',
        englishTitle: 'Independence conflicts',
        description: 'Voir qui travaille pour un client audité et pour son concurrent ou son fournisseur',
        englishDescription: 'See who works for an audited client and for its competitor or supplier',
        icon: 'scale',
        link: '/app/reseau/independance',
        order: 30,
        minimumScope: 'Network.Read',
      },
    ],
  })
