import { type Kysely, sql } from 'kysely'

/** The menus of the security administration, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const additions = [
  `insert into menu (${columns})
    select 'SEC01', 'Sécurité', 'Security',
      'Décider quelles applications existent et quels droits elles demandent',
      'Decide which applications exist and which rights they ask for',
      '#8a63c9', 'shield-check', '/app/security/applications', 20, null, scope_name, true
    from scope where scope_name = 'Applications.Read'
    on conflict do nothing`,
  `insert into menu (${columns})
    select 'SEC0.1', 'Applications', 'Applications',
      'Modules, fonctionnalités, droits et dépendances de chaque application',
      'Modules, features, scopes and dependencies of each application',
      '#8a63c9', 'boxes', '/app/security/applications', 10, id, minimum_scope, true
    from menu where menu_code = 'SEC01'
    on conflict do nothing`,
]
