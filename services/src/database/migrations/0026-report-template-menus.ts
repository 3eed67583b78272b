import { type Kysely, sql } from 'kysely'

/** The menu of the report templates, below that of planning; a database without that gets none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
          menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
        select 'DSHB2005', 'Modèles de rapports', 'Report templates',
          'Les modèles de chaque solution, leurs versions et qui les utilise',
          'The templates of each solution, their versions and who takes them',
          '#a2543f', 'layout-dashboard', '/app/dshb2/Templates', 50, menu.id, scope_name, true
        from menu, scope where menu_code = 'DSHB20' and scope_name = 'Planning.Request'
        on conflict do nothing`,
    )
    .execute(db)
}
