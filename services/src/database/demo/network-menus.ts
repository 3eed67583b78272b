import type { Row } from './insert.ts'

const ofNetwork = { menu_color: '#99644c', minimum_scope: 'Network.Read', only_firm: true }

/** The menus of the network of clients, people, and engagements. */
export const networkMenus: readonly Row[] = [
  {
    ...ofNetwork,
    id: 135,
    menu_code: 'RES01',
    menu_title: 'Réseau',
    menu_english_title: 'Network',
    menu_description: 'Voir qui travaille avec quels clients, et par quelles missions',
    menu_english_description: 'See who works with which clients, and through which engagements',
    menu_link: '/app/reseau',
    menu_icon: 'network',
    menu_order: 110,
    menu_parent_id: null,
  },
  {
    ...ofNetwork,
    id: 136,
    menu_code: 'RES0101',
    menu_title: 'Explorer le réseau',
    menu_english_title: 'Explore the network',
    menu_description: 'Partir d’un client ou d’une personne, et suivre les liens',
    menu_english_description: 'Start from a client or a person, and follow the links',
    menu_link: '/app/reseau',
    menu_icon: 'network',
    menu_order: 10,
    menu_parent_id: 135,
  },
  {
    ...ofNetwork,
    id: 137,
    menu_code: 'RES0102',
    menu_title: 'Relations entre clients',
    menu_english_title: 'Relations between clients',
    menu_description: 'Voir quels clients sont concurrents ou fournisseurs d’autres clients',
    menu_english_description: 'See which clients compete with or supply other clients',
    menu_link: '/app/reseau/relations',
    menu_icon: 'handshake',
    menu_order: 20,
    menu_parent_id: 135,
  },
  {
    ...ofNetwork,
    id: 138,
    menu_code: 'RES0103',
    menu_title: 'Conflits d’indépendance',
    menu_english_title: 'Independence conflicts',
    menu_description: 'Voir qui travaille pour un client audité et pour son concurrent ou son fournisseur',
    menu_english_description: 'See who works for an audited client and for its competitor or supplier',
    menu_link: '/app/reseau/independance',
    menu_icon: 'scale',
    menu_order: 30,
    menu_parent_id: 135,
  },
]
