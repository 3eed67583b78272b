import { type Kysely, sql } from 'kysely'

/** Records which publication a document being uploaded is meant for, so that its upload can only resume there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table report_file
    add column publication_id integer references publication (id) on delete set null,
    add check (publication_id is null or kind = 'document')`,
  `create index report_file_publication on report_file (publication_id) where publication_id is not null`,
  // The target of these is unknown: they must be uploaded again.
  `update report_file set expires_date = now() where kind = 'document' and document_id is null`,
]
