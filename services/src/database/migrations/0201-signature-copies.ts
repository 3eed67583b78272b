import { type Kysely, sql } from 'kysely'

/**
 * People who receive a copy of what others have signed: like signers they have a link and codes, but no position, and
 * there is nothing for them to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table signature_signer alter column page drop not null, alter column across drop not null,
    alter column down drop not null`,
  `alter table signature_signer drop constraint signature_signer_status_check`,
  `alter table signature_signer add constraint signature_signer_status_check
    check (status in ('waiting', 'signed', 'declined', 'copy'))`,
  `alter table signature_signer add constraint signature_signer_place
    check (num_nonnulls(page, across, down) = case when status = 'copy' then 0 else 3 end)`,
  `alter table signature_event drop constraint signature_event_kind_check`,
  `alter table signature_event add constraint signature_event_kind_check
    check (kind in ('created', 'sent', 'opened', 'reminded', 'signed', 'declined', 'cancelled', 'completed',
      'linkSent', 'proved', 'copied'))`,
]
