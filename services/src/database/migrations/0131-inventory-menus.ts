import { type Kysely, sql } from 'kysely'

/** Stock-takes: the application with its scopes, for staff, and its menus. An empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const menuColumns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const scopes = [
  ['Inventory.Read', 'Consultation des inventaires', 'Consulter les inventaires', 'Read stock-takes'],
  [
    'Inventory.Manage',
    'Préparation des inventaires',
    'Préparer et clôturer les inventaires',
    'Prepare and close stock-takes',
  ],
  [
    'Inventory.Count',
    'Comptage physique',
    'Compter les articles d’un inventaire',
    'Count the articles of a stock-take',
  ],
] as const

const needs = [
  ['Inventory.Count', 'Portal.Access'],
  ['Inventory.Read', 'Inventory.Count'],
  ['Inventory.Read', 'Accounts.Read'],
  ['Inventory.Read', 'Engagements.Read'],
  ['Inventory.Read', 'Contacts.Read'],
  ['Inventory.Manage', 'Inventory.Read'],
] as const

const holders = [
  ['Collaborateurs', 'Inventory.Count'],
  ['Administration de la sécurité', 'Inventory.Manage'],
  ['Managers', 'Inventory.Manage'],
  ['Associés responsables de mission', 'Inventory.Manage'],
] as const

const menu = (code: string, words: string, rest: string, scope: string) =>
  `insert into menu (${menuColumns})
    select '${code}', ${words}, '#8a5a2b', ${rest}, scope_name, true
    from scope left join menu on menu_code = 'INV01'
    where scope_name = '${scope}' and (menu.id is not null or '${code}' = 'INV01')
    on conflict do nothing`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'Inventaires', 'Inventories', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Stocks' from application where technical_name = 'Inventories'
    on conflict do nothing`,
  ...scopes.flatMap(([scope, feature, french, english]) => [
    `insert into application_feature (application_id, application_module_id, name)
      select application_id, application_module.id, '${feature}'
      from application_module join application on application.id = application_id
      where technical_name = 'Inventories' and application_module.name = 'Stocks'
      on conflict do nothing`,
    `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
      select '${scope}', '${french}', '${english}', application.id, application_feature.id
      from application join application_feature on application_feature.application_id = application.id
      where technical_name = 'Inventories' and application_feature.name = '${feature}'
      on conflict do nothing`,
  ]),
  ...needs.map(
    ([scope, required]) => `insert into scope_dependency (application_id, scope_id, required_scope_id)
      select scope.application_id, scope.id, required.id
      from scope join scope as required on required.scope_name = '${required}'
      where scope.scope_name = '${scope}'
      on conflict do nothing`,
  ),
  ...holders.map(
    ([role, scope]) => `insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = '${role}' and scope_name = '${scope}'
      on conflict do nothing`,
  ),
  menu(
    'INV01',
    `'Inventaires', 'Stock-takes', 'Préparer, compter et rapprocher les inventaires de stocks',
      'Prepare, count, and reconcile stock-takes'`,
    `'package', '/app/inventoryapp/EditeInventaireCP', 100, null::int4`,
    'Inventory.Count',
  ),
  menu(
    'INV0101',
    `'Tous les inventaires', 'All stock-takes', 'Suivre les inventaires par client et par mission',
      'Follow stock-takes by client and engagement'`,
    `'clipboard-list', '/app/inventoryapp/engagements', 10, menu.id`,
    'Inventory.Read',
  ),
  menu(
    'INV0102',
    `'Préparer un inventaire', 'Prepare a stock-take', 'Choisir la mission, les dates et les lieux',
      'Choose the engagement, the dates, and the places'`,
    `'clipboard-check', '/app/inventoryapp/AddInventaire', 20, menu.id`,
    'Inventory.Manage',
  ),
  menu(
    'INV0103',
    `'Compter', 'Count', 'Ouvrir une fiche de comptage et saisir les quantités',
      'Open a count sheet and enter quantities'`,
    `'calculator', '/app/inventoryapp/EditeInventaireCP', 30, menu.id`,
    'Inventory.Count',
  ),
]
