import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { isSigner } from './fields.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/**
 * The documents that a person sent for signature, was asked to sign, or receives a copy of once everyone has signed.
 * Nobody else sees a document, not even within the firm.
 */
export function isSeenEnvelope(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'created_by')} = ${person.email}::text
    or exists (select from signature_signer as asked
      where asked.envelope_id = ${column(alias, 'id')} and ${isSigner('asked', person)}
        and (asked.status <> 'copy' or ${column(alias, 'status')} = 'completed')))`
}

/** Rows that belong to such documents. */
export function isSeenOfEnvelope(alias: string, person: Person): Fragment {
  return sql`exists (select from signature_envelope as sent where sent.id = ${column(alias, 'envelope_id')}
    and ${isSeenEnvelope('sent', person)})`
}
