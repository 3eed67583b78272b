import { type Kysely, sql } from 'kysely'

/** Electronic signature: the application with its scopes, held by all staff and by clients, and its menus. An empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const menuColumns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

const scopes = [
  [
    'Signatures.Read',
    'Consultation des documents à signer',
    'Consulter les documents à signer',
    'Read documents for signature',
  ],
  [
    'Signatures.Write',
    'Signature de documents',
    'Signer et faire signer des documents',
    'Sign documents and have them signed',
  ],
] as const

const needs = [
  // Who asks others to sign looks them up.
  ['Signatures.Read', 'Contacts.Read'],
  ['Signatures.Write', 'Signatures.Read'],
] as const

const menu = (code: string, words: string, rest: string, scope: string) =>
  `insert into menu (${menuColumns})
    select '${code}', ${words}, '#8a4b6b', ${rest}, scope_name, false
    from scope left join menu on menu_code = 'SIG01'
    where scope_name = '${scope}' and (menu.id is not null or '${code}' = 'SIG01')
    on conflict do nothing`

const additions = [
  `insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select 'Signature', 'Signature', client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`,
  `insert into application_module (application_id, name)
    select id, 'Envois' from application where technical_name = 'Signature'
    on conflict do nothing`,
  ...scopes.flatMap(([scope, feature, french, english]) => [
    `insert into application_feature (application_id, application_module_id, name)
      select application_id, application_module.id, '${feature}'
      from application_module join application on application.id = application_id
      where technical_name = 'Signature' and application_module.name = 'Envois'
      on conflict do nothing`,
    `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
      select '${scope}', '${french}', '${english}', application.id, application_feature.id
      from application join application_feature on application_feature.application_id = application.id
      where technical_name = 'Signature' and application_feature.name = '${feature}'
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
    where role_function_description in ('Collaborateurs', 'Clients') and scope_name = 'Signatures.Write'
    on conflict do nothing`,
  menu(
    'SIG01',
    `'Signature électronique', 'Electronic signature', 'Signer un document, le faire signer et vérifier une signature',
      'Sign a document, have it signed, and verify a signature'`,
    `'signature', '/app/sign', 90, null::int4`,
    'Signatures.Read',
  ),
  menu(
    'SIG0101',
    `'Tous les documents', 'All documents', 'Suivre les documents à signer et ceux qui sont signés',
      'Follow documents to sign and those that are signed'`,
    `'file-check', '/app/sign', 10, menu.id`,
    'Signatures.Read',
  ),
  menu(
    'SIG0102',
    `'Signer un PDF', 'Sign a PDF', 'Choisir un PDF, le signer ou le faire signer',
      'Choose a PDF, sign it or have it signed'`,
    `'pen-line', '/app/sign/new', 20, menu.id`,
    'Signatures.Write',
  ),
  menu(
    'SIG0103',
    `'Vérifier une signature', 'Verify a signature', 'Contrôler les signatures d’un PDF sans l’envoyer',
      'Check the signatures of a PDF without sending it'`,
    `'shield-check', '/app/sign/verify', 30, menu.id`,
    'Signatures.Read',
  ),
]
