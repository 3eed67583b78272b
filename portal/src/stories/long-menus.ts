import { listMenus } from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'

const [inventory]: Schemas['Menu'][] = listMenus.success.home.value.filter(({ id }) => id === 3)

/** Menus with texts as long as the contract lets them be, right-to-left, and with markup in them. */
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
  menuColor: ['#0b5cad', '#1f7a4d', '#ffff00', '#000000', '#ff00ff'][index] ?? '#0b5cad',
  inverseMenuParent: [],
}))
