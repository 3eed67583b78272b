import { type Kysely, sql } from 'kysely'

/**
 * The permission check: its scope and its menu, if the product's own scopes exist, for whoever administers roles; and
 * the indexes for finding and ordering the holders of a scope.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db)
  await addPermissionCheck(db)
}

const indexes = [
  // From a scope to the roles that grant it.
  `create index if not exists role_scope_scope on role_scope (scope_id)`,
  ...['name', 'firstname', 'user_email'].map(
    column => `create index app_user_${column}_order on app_user
      ((odata_fold(${column})::odata_folded) nulls first, id) include (${column})`,
  ),
]

/** Adds what newly filled databases get since this migration; does nothing without the product's applications. */
export async function addPermissionCheck(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const additions = [
  `insert into application_feature (application_id, application_module_id, name)
    select application.id, application_module.id, 'Vérification des droits'
    from application join application_module on application_module.application_id = application.id
    where technical_name = 'Authorization' and application_module.name = 'Rôles'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'Permissions.Read', 'Vérifier les droits des personnes', 'Check what people may do', application.id,
      (select id from application_feature
        where application_id = application.id and name = 'Vérification des droits')
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select checking.application_id, checking.id, required.id from scope as checking, scope as required
    where checking.scope_name = 'Permissions.Read' and required.scope_name in ('Applications.Read', 'Users.Read')
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select roles_id, checking.id from role_scope
    join scope on scope.id = role_scope.scope_id, scope as checking
    where scope.scope_name = 'Roles.Manage' and checking.scope_name = 'Permissions.Read'
    on conflict do nothing`,
  `insert into menu (
      menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm
    )
    select 'SEC0.3', 'Vérification des droits', 'Permission check',
      'Comprendre ce qu’une personne peut faire, et pourquoi',
      'Understand what a person may do, and why',
      '#8a63c9', 'search-check', '/app/security/checkpermissions', 30, menu.id, scope_name, true
    from menu, scope where menu_code = 'SEC01' and scope_name = 'Permissions.Read'
    on conflict do nothing`,
]
