import { type Kysely, sql } from 'kysely'

/**
 * The menu of the questions about the financial statements, and the scope to edit them, for whoever administers roles.
 * An empty database is filled later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const additions = [
  `insert into application_module (application_id, name)
    select id, 'Aide' from application where technical_name = 'FinancialStatements'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, 'Administration de l’aide'
    from application_module join application on application.id = application_id
    where technical_name = 'FinancialStatements' and application_module.name = 'Aide'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'Statements.Administer', 'Administrer l’aide des états financiers',
      'Administer the help on financial statements', application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    where technical_name = 'FinancialStatements' and application_feature.name = 'Administration de l’aide'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select scope.application_id, scope.id, required.id
    from scope join scope as required on required.scope_name = 'Statements.Import'
    where scope.scope_name = 'Statements.Administer'
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select roles_id, administer.id from role_scope
    join scope on scope.id = role_scope.scope_id, scope as administer
    where scope.scope_name = 'Roles.Manage' and administer.scope_name = 'Statements.Administer'
    on conflict do nothing`,
  `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select 'EAF0103', 'Questions fréquentes', 'Frequently asked questions',
      'Comprendre un refus, une affectation ou un chiffre', 'Understand a refusal, a mapping, or a figure',
      '#7a7434', 'life-buoy', '/app/eafautomate/Aeffaq', 30, menu.id, scope_name, true
    from menu, scope where menu_code = 'EAF01' and scope_name = 'Statements.Import'
    on conflict do nothing`,
]
