import { type Kysely, sql } from 'kysely'

/** The menus of planning, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of menus) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

/** Children of the first menu; a database without that gets none of them. */
const below = (values: string) =>
  `insert into menu (${columns})
    select ${values}, menu.id, scope_name, true
    from menu, scope where menu_code = 'DSHB20' and scope_name = 'Planning.Request'
    on conflict do nothing`

const menus = [
  `insert into menu (${columns})
    select 'DSHB20', 'Planification', 'Planning',
      'Demander un rapport pour une mission et suivre sa réalisation',
      'Request a report for an engagement and follow it until it is delivered',
      '#a2543f', 'calendar-clock', '/app/dshb2/requests', 50, null, scope_name, true
    from scope where scope_name = 'Planning.Request'
    on conflict do nothing`,
  below(`'DSHB2001', 'Demandes', 'Requests',
      'Les demandes de rapports et leur statut, en liste ou en calendrier',
      'The requests for reports and their status, as a list or a calendar',
      '#a2543f', 'calendar-days', '/app/dshb2/requests', 10`),
  below(`'DSHB2002', 'Demander un rapport', 'Request a report',
      'Une mission, une équipe, une solution et les dates souhaitées',
      'An engagement, a team, a solution and the dates that are wanted',
      '#a2543f', 'calendar', '/app/dshb2/planning', 20`),
]
