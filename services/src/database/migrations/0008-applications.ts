import { type Kysely, sql } from 'kysely'

/**
 * Administered applications: several redirect URLs, versions for everything that belongs to an application, and unique
 * names. A database that already has the product's applications gets the new scope, and so do the administrators of
 * roles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await extendFoundation(db)
}

const versioned = ['application_module', 'application_feature', 'scope', 'scope_dependency']

const statements = [
  ...versioned.map(table => `alter table ${table} add column version integer not null default 1`),
  `alter table application add column redirect_urls jsonb not null default '[]'
    check (jsonb_typeof(redirect_urls) = 'array')`,
  `update application set redirect_urls = jsonb_build_array(redirect_url) where redirect_url is not null`,
  `alter table application drop column redirect_url`,
  `alter table application add column redirect_url text generated always as (redirect_urls ->> 0) stored`,
  `create unique index application_technical_name_lower on application (lower(technical_name))`,
  `create unique index application_module_name on application_module
    (application_id, coalesce(parent_module_id, 0), lower(name))`,
  `create unique index application_feature_name on application_feature
    (application_id, coalesce(application_module_id, 0), lower(name))`,
  // Used whenever a feature or a scope is to be deleted.
  `create index scope_feature on scope (application_feature_id)`,
  `create index scope_dependency_required on scope_dependency (required_scope_id)`,
]

/** Adds what newly filled databases get since this migration; does nothing without the product's applications. */
export async function extendFoundation(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const additions = [
  `insert into application_feature (application_id, application_module_id, name)
    select application.id, application_module.id, 'Gestion des applications'
    from application join application_module on application_module.application_id = application.id
    where technical_name = 'Authorization' and application_module.name = 'Applications'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'Applications.Manage', 'Administrer les applications', 'Administer applications', application.id,
      (select id from application_feature
        where application_id = application.id and name = 'Gestion des applications')
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select manage.application_id, manage.id, read.id from scope as manage, scope as read
    where manage.scope_name = 'Applications.Manage' and read.scope_name = 'Applications.Read'
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select roles_id, manage.id from role_scope
    join scope on scope.id = role_scope.scope_id, scope as manage
    where scope.scope_name = 'Roles.Manage' and manage.scope_name = 'Applications.Manage'
    on conflict do nothing`,
]
