import { type Kysely, sql } from 'kysely'

/**
 * An index for each order in which a long list is shown. It includes the column next to its folded form, so that the
 * pages before a late one are skipped within the index, without folding a text again and without reading a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * A folded text, ordered by code point. The collation belongs to the type instead of being written in the order clause:
 * PostgreSQL drops an explicit collation from index expressions, and would then fold the text of every row it skips.
 */
export const folded = `create domain odata_folded as text collate "C"`

const texts: Record<string, readonly string[]> = {
  account: ['account_legal_name', 'account_number'],
  contact: ['contact_last_name', 'contact_first_name', 'contact_full_name', 'contact_email_office'],
  engagement: ['engagement_code', 'engagement_description', 'engagement_account_number'],
  on_boarding_request: ['titre', 'contact_last_name', 'contact_email', 'account_legal_name'],
}

/** Earlier indexes that the new ones replace, or that no order of the OData engine could use. */
const replaced = [
  'account_legal_name',
  'account_legal_name_order',
  'contact_full_name_order',
  'contact_last_name',
  'contact_last_name_order',
  'engagement_code_order',
  'on_boarding_request_created',
]

const statements = [
  folded,
  ...replaced.map(name => `drop index ${name}`),
  ...Object.entries(texts).flatMap(([table, columns]) =>
    columns.map(column => {
      const name = column.startsWith(`${table}_`) ? `${column}_order` : `${table}_${column}_order`
      return `create index ${name} on ${table} ((odata_fold(${column})::odata_folded) nulls first, id) include (${column})`
    }),
  ),
  `create index on_boarding_request_statut_order on on_boarding_request (statut collate "C" nulls first, id)`,
]
