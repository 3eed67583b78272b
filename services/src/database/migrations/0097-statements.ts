import { type Kysely, sql } from 'kysely'

/**
 * Financial statements: the application with its first scope, held by all staff, and its menus. An empty database is
 * filled later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'États financiers automatisés', 'FinancialStatements', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Import' from application where technical_name = 'FinancialStatements'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, 'Contrôle d’un export comptable'
    from application_module join application on application.id = application_id
    where technical_name = 'FinancialStatements' and application_module.name = 'Import'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'Statements.Import', 'Contrôler des exports comptables', 'Check accounting exports',
      application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    where technical_name = 'FinancialStatements' and application_feature.name = 'Contrôle d’un export comptable'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select scope.application_id, scope.id, required.id
    from scope join scope as required on required.scope_name = 'Portal.Access'
    where scope.scope_name = 'Statements.Import'
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select role.id, scope.id from role, scope
    where role_function_description = 'Collaborateurs' and scope_name = 'Statements.Import'
    on conflict do nothing`,
  `insert into menu (${columns})
    select 'EAF01', 'États financiers automatisés', 'Automated financial statements',
      'Contrôler et corriger un fichier des écritures comptables (FEC)',
      'Check and correct a French accounting export (FEC)',
      '#7a7434', 'calculator', '/app/aefautomate/import', 70, null, scope_name, true
    from scope where scope_name = 'Statements.Import'
    on conflict do nothing`,
  `insert into menu (${columns})
    select 'EAF0101', 'Contrôle d’un FEC', 'FEC check',
      'Voir pourquoi un fichier serait refusé, à quelle ligne, et le corriger',
      'See why a file would be rejected and on which line, and correct it',
      '#7a7434', 'file-check', '/app/aefautomate/import', 10, menu.id, scope_name, true
    from menu, scope where menu_code = 'EAF01' and scope_name = 'Statements.Import'
    on conflict do nothing`,
]
