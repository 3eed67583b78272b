import { type Kysely, sql } from 'kysely'

/**
 * Points the menus of the financial statements to their dashboard and to the import. An empty database is filled later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const changes = [
  `update menu set menu_link = '/app/eafautomate/dashboard',
      menu_description = 'Préparer les états financiers d’un client à partir de sa comptabilité',
      menu_english_description = 'Prepare a client’s financial statements from its accounts'
    where menu_code = 'EAF01'`,
  `update menu set menu_title = 'Préparer des états financiers', menu_english_title = 'Prepare statements',
      menu_description = 'Contrôler un export comptable (FEC), le corriger, et en tirer les états financiers',
      menu_english_description = 'Check an accounting export (FEC), correct it, and compute the statements',
      menu_order = 20
    where menu_code = 'EAF0101'`,
  `insert into menu (${columns})
    select 'EAF0102', 'Tableau de bord', 'Dashboard',
      'Suivre les états financiers demandés et les ouvrir', 'Follow requested statements and open them',
      '#7a7434', 'clipboard-list', '/app/eafautomate/dashboard', 10, menu.id, scope_name, true
    from menu, scope where menu_code = 'EAF01' and scope_name = 'Statements.Import'
    on conflict do nothing`,
]
