import { type Kysely, sql } from 'kysely'

/**
 * The menus of the administration of notifications, if the product's own scopes exist; an empty database is filled
 * later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

/** Children of the first menu; a database without that gets none of them. */
const below = (scope: string, values: string) =>
  `insert into menu (${columns})
    select ${values}, menu.id, scope_name, true
    from menu, scope where menu_code = 'NOT01' and scope_name = '${scope}'
    on conflict do nothing`

const additions = [
  `insert into menu (${columns})
    select 'NOT01', 'Notifications', 'Notifications',
      'Informer les collaborateurs et les clients, et voir qui a lu',
      'Tell staff and clients what they should know, and see who has read it',
      '#b9772b', 'megaphone', '/notif/allnotif', 30, null, scope_name, true
    from scope where scope_name = 'Notifications.Manage'
    on conflict do nothing`,
  below(
    'Notifications.Manage',
    `'NOT0.1', 'Toutes les notifications', 'All notifications',
      'Brouillons, programmées, en cours et terminées, avec leurs lecteurs',
      'Drafts, scheduled, live and ended, with their readers',
      '#b9772b', 'bell-ring', '/notif/allnotif', 10`,
  ),
  below(
    'Notifications.Manage',
    `'NOT0.2', 'Informer les collaborateurs', 'Notify staff',
      'Écrire à tous les collaborateurs, à des groupes ou à des personnes',
      'Write to all staff, to groups or to people',
      '#b9772b', 'bell', '/notif/new', 20`,
  ),
  below(
    'Notifications.ManageClients',
    `'NOT0.3', 'Informer les clients', 'Notify clients',
      'Écrire à tous les clients, à des comptes ou à des personnes',
      'Write to all clients, to accounts or to people',
      '#b9772b', 'building-2', '/notif/client/new', 30`,
  ),
]
