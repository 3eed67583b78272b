import { type Kysely, sql } from 'kysely'

/** The menus of the library of reports, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

/** Children of the first menu; a database without that gets none of them. */
const below = (scope: string, onlyFirm: boolean, values: string) =>
  `insert into menu (${columns})
    select ${values}, menu.id, scope_name, ${onlyFirm}
    from menu, scope where menu_code = 'M03' and scope_name = '${scope}'
    on conflict do nothing`

// Clients read the reports they were given access to; administration is for the firm only.
const additions = [
  `insert into menu (${columns})
    select 'M03', 'Rapports', 'Reports',
      'Consulter les rapports de chaque client, rangés par dossier',
      'Read the reports of each client, kept in folders',
      '#3b7d8c', 'chart-column', '/app/rapports', 40, null, scope_name, false
    from scope where scope_name = 'Reports.Read'
    on conflict do nothing`,
  below(
    'Reports.Read',
    false,
    `'M0301', 'Bibliothèque', 'Library',
      'Vos rapports par client et par dossier, favoris et derniers ouverts',
      'Your reports by client and folder, favourites and last opened',
      '#3b7d8c', 'library', '/app/rapports', 10`,
  ),
  below(
    'Reports.Read',
    false,
    `'M0302', 'Rapports publiés', 'Published reports',
      'Tous les rapports publiés pour vous, les derniers modifiés d’abord',
      'All reports published for you, the last changed first',
      '#3b7d8c', 'badge-check', '/app/rapports/publie', 20`,
  ),
  below(
    'Reports.Manage',
    true,
    `'M0303', 'Administration des rapports', 'Report administration',
      'Ranger les dossiers, importer, publier et décider qui consulte',
      'Order folders, import, publish and decide who may read',
      '#3b7d8c', 'folder-open', '/app/rapports/admin', 30`,
  ),
  below(
    'Reports.Read',
    false,
    `'M0304', 'Rapports dynamiques', 'Dynamic reports',
      'Choisir un rapport et ce que l’on veut en voir, et garder cette vue',
      'Choose a report and what of it to see, and keep that view',
      '#3b7d8c', 'chart-pie', '/DynamicReports', 40`,
  ),
]
