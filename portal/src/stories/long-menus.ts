import { listMenus } from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'

const [inventory]: Schemas['Menu'][] = listMenus.success.home.value.filter(({ id }) => id === 3)

/** Menus with texts as long as the contract allows, right-to-left text, and markup. */
export const longMenus: Schemas['Menu'][] = [
  'Anticonstitutionnellement : administration des établissements et commanditaires',
  'Rapports',
  '<b>Balises</b> & entités <script>alert(1)</script>',
  'מסמכים ודוחות של הלקוח',
  'Mission 🏛 d’audit et de commissariat aux comptes',
].map((title, index) => ({
  ...inventory,
  id: 100 + index,
  menuTitle: title,
  menuEnglishTitle: title,
  menuDescription:
    'Suivre, de la demande à la validation, chaque étape des inventaires physiques de toutes les missions du cabinet et de ses clients',
  menuEnglishDescription:
    'Follow, from the request to its validation, each step of the physical stock-takes of every engagement of the firm and its clients',
  menuOrder: index,
  menuColor: ['#2b7fb8', '#3a8f4d', '#ffff00', '#000000', '#ff00ff'][index] ?? '#2b7fb8',
  inverseMenuParent: [],
}))

const ordinary = [
  [
    'Rapports',
    'Reports',
    'chart-column',
    '#8a63c9',
    'Lire les rapports de vos missions',
    'Read the reports of your engagements',
  ],
  [
    'Onboarding',
    'Onboarding',
    'user-plus',
    '#1f8a8a',
    'Inviter un client et suivre ses demandes',
    'Invite a client and follow their requests',
  ],
  [
    'Signature',
    'Signature',
    'signature',
    '#2b7fb8',
    'Signer un document et le faire signer',
    'Sign a document and have it signed',
  ],
  [
    'Inventaire',
    'Inventory',
    'package',
    '#3a8f4d',
    'Préparer et suivre les inventaires physiques',
    'Prepare and follow stock-takes',
  ],
  [
    'Documents',
    'Documents',
    'cloud-upload',
    '#b8722b',
    'Déposer des fichiers pour l’équipe de la mission',
    'Hand over files to the engagement team',
  ],
  [
    'Dossiers d’audit',
    'Audit folders',
    'folder-search',
    '#8a8424',
    'Contrôler les états financiers d’un dossier',
    'Check the financial statements of a folder',
  ],
  [
    'Administration',
    'Administration',
    'settings',
    '#6b7a8f',
    'Régler ce que chacun voit et peut faire',
    'Decide what everyone sees and may do',
  ],
] as const

/** A home page as most people have it, with more menus than can be seen at a glance. */
export const sevenMenus: Schemas['Menu'][] = ordinary.map(
  ([menuTitle, menuEnglishTitle, menuIcon, menuColor, menuDescription, menuEnglishDescription], index) => ({
    ...inventory,
    id: 200 + index,
    menuTitle,
    menuEnglishTitle,
    menuIcon,
    menuColor,
    menuDescription,
    menuEnglishDescription,
    menuOrder: index,
    inverseMenuParent: [],
  }),
)
