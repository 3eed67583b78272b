import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** The network of clients and people: the application with its scope, held by all staff, and its menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Réseau',
    technicalName: 'Network',
    module: 'Exploration',
    scopes: [
      {
        name: 'Network.Read',
        feature: 'Consultation du réseau',
        description: 'Consulter le réseau des clients et des missions',
        englishDescription: 'Read the network of clients and engagements',
        needs: ['Accounts.Read', 'Contacts.Read', 'Engagements.Read'],
        heldBy: ['Collaborateurs'],
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
        code: 'RES0101',
        title: 'Explorer le réseau',
        englishTitle: 'Explore the network',
        description: 'Partir d’un client ou d’une personne, et suivre les liens',
        englishDescription: 'Start from a client or a person, and follow the links',
        icon: 'network',
        link: '/app/reseau',
        order: 10,
        minimumScope: 'Network.Read',
      },
    ],
  })
