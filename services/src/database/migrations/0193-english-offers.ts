import { type Kysely, sql } from 'kysely'

/** What the firm offers is called something in each language. Where there is no English name, the French one stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const searched = ['offer_name', 'english_name', 'offer_description', 'english_description']
  .map(column => `coalesce(${column}, '')`)
  .join(` || E'\\n' || `)

const statements = [
  `alter table offer add column english_name text check (english_name <> ''),
    add column english_description text check (english_description <> '')`,
  'alter table offer drop column search_text',
  `alter table offer add column search_text text not null generated always as (odata_fold(${searched})) stored`,
]
