import { type Kysely, sql } from 'kysely'

/** The document of the library that a PDF to sign was taken from, and the event of its signed version. */
const statements = [
  `alter table signature_envelope add column document_id integer references document on delete set null`,
  `create index signature_envelope_document on signature_envelope (document_id) where document_id is not null`,
  `alter table document_event drop constraint document_event_kind_check`,
  `alter table document_event add constraint document_event_kind_check check (kind in
    ('sent', 'opened', 'changed', 'reverted', 'deleted', 'restored', 'shared', 'unshared', 'linked', 'linkAdded',
      'signed'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
