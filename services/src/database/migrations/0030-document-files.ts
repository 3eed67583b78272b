import { type Kysely, sql } from 'kysely'

/** Which publication a document that is on its way is to go with, so that it goes on there and nowhere else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table report_file
    add column publication_id integer references publication (id) on delete set null,
    add check (publication_id is null or kind = 'document')`,
  `create index report_file_publication on report_file (publication_id) where publication_id is not null`,
  // Nobody knows any more what these were to go with: they are sent anew.
  `update report_file set expires_date = now() where kind = 'document' and document_id is null`,
]
