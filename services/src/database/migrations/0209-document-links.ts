import { type Kysely, sql } from 'kysely'

/** What was made as a link stays one whatever becomes of the other document, and the other document’s activity tells of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table document_version add column is_link boolean not null default false`,
  `update document_version set is_link = true where linked_id is not null`,
  // What leads there goes with the document that led there.
  `alter table document_event add column other_id integer references document on delete cascade`,
  `create index document_event_other on document_event (other_id) where other_id is not null`,
  `alter table document_event drop constraint document_event_kind_check`,
  `alter table document_event add constraint document_event_kind_check check (kind in
    ('sent', 'opened', 'changed', 'reverted', 'deleted', 'restored', 'shared', 'unshared', 'linked', 'linkAdded'))`,
  `alter table document_event add constraint document_event_other_check check ((other_id is not null) = (kind = 'linkAdded'))`,
]
