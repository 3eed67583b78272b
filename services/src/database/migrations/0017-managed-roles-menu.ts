import { type Kysely, sql } from 'kysely'

/** The menu for people who manage roles, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `insert into menu (
          menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
          menu_color, menu_icon, menu_link, menu_order, minimum_scope, only_firm
        )
        select 'GRP01', 'Mes groupes', 'My groups',
          'Décider qui est membre des groupes dont vous êtes responsable',
          'Decide who is a member of the groups that you manage',
          '#4f8a5b', 'users', '/app/security/roles?list=mine', 25, scope_name, true
        from scope where scope_name = 'Portal.Access'
        on conflict do nothing`,
    )
    .execute(db)
}
