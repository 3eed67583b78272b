import { type Kysely, sql } from 'kysely'

/** Versions that share the content of another document, so that it is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // They share its file, so changes to that document do not affect them. Once it is purged, they are like any other
  // version.
  `alter table document_version add column linked_id integer references document on delete set null`,
  `create index document_version_linked on document_version (linked_id) where linked_id is not null`,
  `alter table document_event drop constraint document_event_kind_check`,
  `alter table document_event add constraint document_event_kind_check check (kind in
    ('sent', 'opened', 'changed', 'reverted', 'deleted', 'restored', 'shared', 'unshared', 'linked'))`,
]
