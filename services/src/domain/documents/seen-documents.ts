import { type RawBuilder, sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** Whether somebody reads a document, deleted or not. */
function isReadable(alias: string, { staff, email, contact }: Person): Fragment {
  if (!staff)
    return sql`(${column(alias, 'confidentiality')} = 'client'
      and ${column(alias, 'account_id')} = ${contact?.accountId ?? null}::int4)`
  return sql`(${column(alias, 'confidentiality')} <> 'restricted' or ${column(alias, 'created_by')} = ${email}::text
    or exists (select from engagement where engagement.id = ${column(alias, 'engagement_id')}
      and ${email}::text in (lower(engagement_partner_email), lower(engagement_manager_email))))`
}

/** The documents that somebody reads: clients what their company and the firm share. */
export function isSeenClientDocument(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'deleted_date')} is null and ${isReadable(alias, person)})`
}

/** Whether somebody may change a document that they read: clients what they sent themselves. */
export function mayChangeDocument(alias: string, { staff, email }: Person): RawBuilder<boolean> {
  return staff ? sql<boolean>`true` : sql<boolean>`(${column(alias, 'created_by')} = ${email}::text)`
}

/** The deleted documents that somebody reads, and may bring back. */
export function isDeletedDocument(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'deleted_date')} is not null and ${isReadable(alias, person)}
    and ${mayChangeDocument(alias, person)})`
}

/** The versions of the documents that somebody reads, and what happened to these. */
export function isSeenVersion(alias: string, person: Person): Fragment {
  return sql`exists (select from document as versioned where versioned.id = ${column(alias, 'document_id')}
    and ${isSeenClientDocument('versioned', person)})`
}
