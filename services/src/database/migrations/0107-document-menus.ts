import { type Kysely, sql } from 'kysely'

/** The documents of clients: the application with its scopes, held by all staff and by clients, and its menus. An empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const menuColumns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const scopes = [
  ['Documents.Read', 'Consultation des documents', 'Consulter les documents', 'Read documents'],
  ['Documents.Write', 'Dépôt de documents', 'Déposer et classer des documents', 'Upload and file documents'],
] as const

const needs = [
  ['Documents.Read', 'Accounts.Read'],
  ['Documents.Read', 'Engagements.Read'],
  ['Documents.Write', 'Documents.Read'],
] as const

const menu = (code: string, words: string, rest: string, scope: string) =>
  `insert into menu (${menuColumns})
    select '${code}', ${words}, '#4f6d8f', ${rest}, scope_name, false
    from scope left join menu on menu_code = 'DOC01'
    where scope_name = '${scope}' and (menu.id is not null or '${code}' = 'DOC01')
    on conflict do nothing`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'Documents', 'Documents', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Bibliothèque' from application where technical_name = 'Documents'
    on conflict do nothing`,
  ...scopes.flatMap(([scope, feature, french, english]) => [
    `insert into application_feature (application_id, application_module_id, name)
      select application_id, application_module.id, '${feature}'
      from application_module join application on application.id = application_id
      where technical_name = 'Documents' and application_module.name = 'Bibliothèque'
      on conflict do nothing`,
    `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
      select '${scope}', '${french}', '${english}', application.id, application_feature.id
      from application join application_feature on application_feature.application_id = application.id
      where technical_name = 'Documents' and application_feature.name = '${feature}'
      on conflict do nothing`,
  ]),
  ...needs.map(
    ([scope, required]) => `insert into scope_dependency (application_id, scope_id, required_scope_id)
      select scope.application_id, scope.id, required.id
      from scope join scope as required on required.scope_name = '${required}'
      where scope.scope_name = '${scope}'
      on conflict do nothing`,
  ),
  `insert into role_scope (roles_id, scope_id)
    select role.id, scope.id from role, scope
    where role_function_description in ('Collaborateurs', 'Clients') and scope_name = 'Documents.Write'
    on conflict do nothing`,
  menu(
    'DOC01',
    `'Documents', 'Documents', 'Déposer, retrouver et consulter les documents des missions',
      'Upload, find, and read the documents of engagements'`,
    `'folder', '/app/docs/uploadFiles', 80, null::int4`,
    'Documents.Read',
  ),
  menu(
    'DOC0101',
    `'Tous les documents', 'All documents', 'Chercher, filtrer et ouvrir les documents',
      'Search, filter, and open documents'`,
    `'folder-open', '/app/docs/uploadFiles', 10, menu.id`,
    'Documents.Read',
  ),
  menu(
    'DOC0102',
    `'Déposer des documents', 'Upload documents', 'Envoyer un ou plusieurs fichiers pour un client et une mission',
      'Send one or more files for a client and an engagement'`,
    `'cloud-upload', '/app/docs/uploadFiles/new', 20, menu.id`,
    'Documents.Write',
  ),
  menu(
    'DOC0103',
    `'Corbeille', 'Deleted documents', 'Rétablir un document pendant trente jours',
      'Restore a document for thirty days'`,
    `'archive', '/app/docs/uploadFiles/deleted', 30, menu.id`,
    'Documents.Write',
  ),
]
