import { type Kysely, sql } from 'kysely'

/** The network of clients and people: the application with its scope, held by all staff, and its menus. An empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const needs = ['Accounts.Read', 'Contacts.Read', 'Engagements.Read'] as const

const menu = (code: string, words: string, place: string) =>
  `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select '${code}', ${words}, '#8a5a44', 'network', '/app/reseau', ${place}, scope_name, true
    from scope left join menu on menu_code = 'RES01'
    where scope_name = 'Network.Read' and (menu.id is not null or '${code}' = 'RES01')
    on conflict do nothing`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'Réseau', 'Network', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Exploration' from application where technical_name = 'Network'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, 'Consultation du réseau'
    from application_module join application on application.id = application_id
    where technical_name = 'Network' and application_module.name = 'Exploration'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select 'Network.Read', 'Consulter le réseau des clients et des missions',
      'Read the network of clients and engagements', application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    where technical_name = 'Network' and application_feature.name = 'Consultation du réseau'
    on conflict do nothing`,
  ...needs.map(
    required => `insert into scope_dependency (application_id, scope_id, required_scope_id)
      select scope.application_id, scope.id, required.id
      from scope join scope as required on required.scope_name = '${required}'
      where scope.scope_name = 'Network.Read'
      on conflict do nothing`,
  ),
  `insert into role_scope (roles_id, scope_id)
    select role.id, scope.id from role, scope
    where role_function_description = 'Collaborateurs' and scope_name = 'Network.Read'
    on conflict do nothing`,
  menu(
    'RES01',
    `'Réseau', 'Network', 'Voir qui travaille avec quels clients, et par quelles missions',
      'See who works with which clients, and through which engagements'`,
    `110, null::int4`,
  ),
  menu(
    'RES0101',
    `'Explorer le réseau', 'Explore the network', 'Partir d’un client ou d’une personne, et suivre les liens',
      'Start from a client or a person, and follow the links'`,
    `10, menu.id`,
  ),
]
