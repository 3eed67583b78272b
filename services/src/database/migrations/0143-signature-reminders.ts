import { type Kysely, sql } from 'kysely'

/** When signers were last reminded, with an event in the history: by the sender or automatically. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table signature_envelope add column reminded_date timestamptz`,
  `alter table signature_event alter column created_by drop not null`,
  `alter table signature_event drop constraint signature_event_kind_check`,
  `alter table signature_event add constraint signature_event_kind_check
    check (kind in ('created', 'sent', 'opened', 'reminded', 'signed', 'declined', 'cancelled', 'completed'))`,
]
