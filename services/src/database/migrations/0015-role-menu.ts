import { type Kysely, sql } from 'kysely'

/** The menu of roles and groups, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `insert into menu (
          menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
          menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm
        )
        select 'SEC0.2', 'Rôles et groupes', 'Roles and groups',
          'Décider qui a quels droits, et qui s’occupe de quel groupe',
          'Decide who has which rights, and who looks after which group',
          '#8a63c9', 'users', '/app/security/roles', 20, menu.id, scope_name, true
        from menu, scope where menu_code = 'SEC01' and scope_name = 'Roles.Read'
        on conflict do nothing`,
    )
    .execute(db)
}
