import { type Kysely, sql } from 'kysely'

/**
 * Everything that `$search` and `$orderby` of the OData engine read: the folding function, the folded text of the
 * searchable fields of each entity, trigram indexes on large tables, and indexes for the orders used by the calls in
 * section 7.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(fold).execute(db)
  await sql.raw(trigram).execute(db)
  for (const [table, expression] of Object.entries(searchable))
    await sql
      .raw(
        `alter table ${table} add column search_text text not null generated always as (odata_fold(${expression})) stored`,
      )
      .execute(db)
  for (const table of large) await sql.raw(trigramIndex(table)).execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

// Depends on no locale and no extension, so that it can be used in generated columns and indexes and returns the same
// on every database.
export const fold = String.raw`create or replace function odata_fold(value text) returns text
language sql immutable strict parallel safe
return replace(replace(replace(lower(
  replace(replace(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]+', '', 'g'), 'Œ', 'oe'), 'Æ', 'ae')
  collate "C"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')`

// A server may refuse the extension; a search then reads the whole table instead of an index.
const trigram = `do $$ begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm is not available: searches read whole tables';
end $$`

function trigramIndex(table: string): string {
  return `do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);
    end if;
  end $$`
}

const large = ['account', 'app_user', 'contact', 'engagement', 'on_boarding_request']

const lines = (...columns: string[]): string =>
  columns.map(column => `coalesce(${column}, '')`).join(` || E'\\n' || `)

const searchable: Record<string, string> = {
  account: lines('account_number', 'account_legal_name', 'account_register_identification2'),
  app_user: lines('name', 'firstname', 'user_login', 'user_email'),
  application: lines('name', 'technical_name'),
  // The full name is a generated column, which another generated column cannot read.
  contact: lines(`contact_first_name || ' ' || contact_last_name`, 'contact_email_office'),
  engagement: lines('engagement_code', 'engagement_description', 'engagement_account_number'),
  menu: lines(
    'menu_code',
    'menu_title',
    'menu_english_title',
    'menu_description',
    'menu_english_description',
  ),
  offer: lines('offer_name', 'offer_description'),
  on_boarding_request: lines(
    'titre',
    'contact_first_name',
    'contact_last_name',
    'contact_email',
    'account_legal_name',
    'account_ibs_id',
    'engagement_code',
    'description_engagement',
  ),
  role: lines('role_function_description'),
  scope: lines('scope_name', 'scope_description', 'scope_english_description'),
}

const statements = [
  `create or replace view user_scope as
    select distinct app_user.id * 4096 + scope.id as id,
      app_user.user_email as user_email,
      scope.scope_name as scope_name,
      odata_fold(scope.scope_name) as search_text
    from app_user
    join role_static_user on role_static_user.users_id = app_user.id
    join role_scope on role_scope.roles_id = role_static_user.roles_id
    join scope_closure on scope_closure.scope_id = role_scope.scope_id
    join scope on scope.id = scope_closure.implied_id`,
  `create index contact_last_name_order on contact ((odata_fold(contact_last_name) collate "C") nulls first, id)`,
  `create index contact_full_name_order on contact ((odata_fold(contact_full_name) collate "C") nulls first, id)`,
  `create index account_legal_name_order on account ((odata_fold(account_legal_name) collate "C") nulls first, id)`,
  `create index engagement_code_order on engagement ((odata_fold(engagement_code) collate "C") nulls first, id)`,
  `create index on_boarding_request_created_order on on_boarding_request (created_date nulls first, id)`,
]
