import { type Kysely, sql } from 'kysely'

/** Orders states as the contract lists them instead of by their text, also in the indexes. */
const statements = [
  `drop index on_boarding_request_statut_order`,
  `create index on_boarding_request_statut_order on on_boarding_request ((array_position(
    array['toValidate', 'validated', 'rejected', 'inProgress', 'declared', 'failed', 'abandoned', 'succeeded']::text[],
    statut)) nulls first, id)`,
  `drop index report_status`,
  `create index report_status on report ((array_position(
    array['draft', 'published', 'withdrawn']::text[], publication_status)) nulls first, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
