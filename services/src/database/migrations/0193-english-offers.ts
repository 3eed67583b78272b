import { type Kysely, sql } from 'kysely'

/** The firm's offers have a name in each language. Without an English name, the French one is used. */
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
