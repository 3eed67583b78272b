import { type Kysely, sql } from 'kysely'

/**
 * The application that makes test data, with its scope, held by administrators and managers, and its menus. An empty database
 * is filled later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const menuColumns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const menu = (code: string, words: string, rest: string) =>
  `insert into menu (${menuColumns})
    select '${code}', ${words}, '#7d5a7a', ${rest}, scope_name, true
    from scope left join menu on menu_code = 'TST01'
    where scope_name = 'TestData.Manage' and (menu.id is not null or '${code}' = 'TST01')
    on conflict do nothing`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'Données de test', 'TestData', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Personnes de test' from application where technical_name = 'TestData'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, 'Création de données de test'
    from application_module join application on application.id = application_id
    where technical_name = 'TestData' and application_module.name = 'Personnes de test'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'TestData.Manage', 'Créer et supprimer des données de test', 'Make and delete test data', application.id,
      application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    where technical_name = 'TestData' and application_feature.name = 'Création de données de test'
    on conflict do nothing`,
  ...['Accounts.Read', 'Contacts.Read'].map(
    required => `insert into scope_dependency (application_id, scope_id, required_scope_id)
      select scope.application_id, scope.id, required.id
      from scope join scope as required on required.scope_name = '${required}'
      where scope.scope_name = 'TestData.Manage'
      on conflict do nothing`,
  ),
  `insert into role_scope (roles_id, scope_id)
    select role.id, scope.id from role, scope
    where role_function_description in ('Administration de la sécurité', 'Managers')
      and scope_name = 'TestData.Manage'
    on conflict do nothing`,
  menu(
    'TST01',
    `'Données de test', 'Test data', 'Créer des personnes, des sociétés et des comptes pour vos essais',
      'Make people, companies, and bank accounts to try things with'`,
    `'flask-conical', '/app/datasetapp', 120, null::int4`,
  ),
  menu(
    'TST0101',
    `'Toutes les données de test', 'All test data', 'Voir ce qui a été créé, par qui, et le supprimer',
      'See what was made, by whom, and delete it'`,
    `'table', '/app/datasetapp', 10, menu.id`,
  ),
  menu(
    'TST0102',
    `'Ajouter une personne de test', 'Add a test person', 'Une personne, sa société, son compte et ses opérations',
      'A person with a company, a bank account, and transactions'`,
    `'user-plus', '/app/datasetapp/addTestUser', 20, menu.id`,
  ),
]
