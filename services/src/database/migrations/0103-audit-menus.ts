import { type Kysely, sql } from 'kysely'

/** The scopes of audit folders, held by staff and by clients, and their menu. An empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const ofApplication = `from application where technical_name = 'FinancialStatements'`

const scope = (name: string, french: string, english: string, feature: string) =>
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select '${name}', '${french}', '${english}', application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    where technical_name = 'FinancialStatements' and application_feature.name = '${feature}'
    on conflict do nothing`

const dependency = (name: string, required: string) =>
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select scope.application_id, scope.id, required.id
    from scope join scope as required on required.scope_name = '${required}'
    where scope.scope_name = '${name}'
    on conflict do nothing`

const held = (role: string, name: string) =>
  `insert into role_scope (roles_id, scope_id)
    select role.id, scope.id from role, scope
    where role_function_description = '${role}' and scope_name = '${name}'
    on conflict do nothing`

const additions = [
  `insert into application_module (application_id, name) select id, 'Audit' ${ofApplication} on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, feature.name
    from application_module join application on application.id = application_id,
      (values ('Dossiers d’audit'), ('Remise de documents')) as feature (name)
    where technical_name = 'FinancialStatements' and application_module.name = 'Audit'
    on conflict do nothing`,
  scope('Audit.Work', 'Tenir des dossiers d’audit', 'Keep audit folders', 'Dossiers d’audit'),
  scope(
    'Audit.Submit',
    'Remettre les documents demandés',
    'Hand in requested documents',
    'Remise de documents',
  ),
  dependency('Audit.Submit', 'Portal.Access'),
  // People who work on folders also hand in what a client brings on paper, and read the pinned statements.
  dependency('Audit.Work', 'Audit.Submit'),
  dependency('Audit.Work', 'Statements.Import'),
  held('Collaborateurs', 'Audit.Work'),
  held('Clients', 'Audit.Submit'),
  `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select 'FSCK01', 'Dossiers d’audit', 'Audit folders',
      'Documents demandés, contrôles des comptes et conclusions de l’audit',
      'Requested documents, checks on the accounts, and conclusions of the audit',
      '#4a6b8a', 'folder-search', '/app/fschecker/audit-folders', 75, null, scope_name, false
    from scope where scope_name = 'Audit.Submit'
    on conflict do nothing`,
]
