import { type RawBuilder, sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** Today's date in the time zone of shares. */
export const today: Fragment = sql`(now() at time zone 'Europe/Paris')::date`

/**
 * Whether a share lets its contact read its document today. It does not once the contact, or the document, has moved to
 * another client.
 */
export function isInEffect(share: string, document: string): Fragment {
  return sql`(${column(share, 'document_id')} = ${column(document, 'id')}
    and ${column(share, 'ended_date')} is null and ${column(share, 'until_date')} >= ${today}
    and exists (select from contact as sharing where sharing.id = ${column(share, 'contact_id')}
      and sharing.account_id = ${column(document, 'account_id')}))`
}

/** Whether a person may read a document, deleted or not. */
function isReadable(alias: string, { staff, email, contact }: Person): Fragment {
  if (!staff)
    return sql`(${column(alias, 'account_id')} = ${contact?.accountId ?? null}::int4
      and (${column(alias, 'confidentiality')} = 'client'
        or exists (select from document_share as share
          where share.contact_id = ${contact?.id ?? null}::int4 and ${isInEffect('share', alias)})))`
  // Fetch the person's engagements once, first. As a condition on each document, the planner considers it expensive and
  // looks up every document one by one.
  return sql`(${column(alias, 'confidentiality')} <> 'restricted' or ${column(alias, 'created_by')} = ${email}::text
    or ${column(alias, 'engagement_id')} in (select engagement.id from engagement
      where ${email}::text in (lower(engagement_partner_email), lower(engagement_manager_email))))`
}

/**
 * The documents that a person reads. Clients read what their company and the firm share, and what is shared with them
 * alone.
 */
export function isSeenClientDocument(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'deleted_date')} is null and ${isReadable(alias, person)})`
}

/**
 * Whether a person may change a document that they read. Clients change what they uploaded, unless it is now hidden
 * from them except for a share.
 */
export function mayChangeDocument(alias: string, { staff, email }: Person): RawBuilder<boolean> {
  return staff
    ? sql<boolean>`true`
    : sql<boolean>`(${column(alias, 'created_by')} = ${email}::text and ${column(alias, 'confidentiality')} = 'client')`
}

/** The deleted documents that a person may read and restore. */
export function isDeletedDocument(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'deleted_date')} is not null and ${isReadable(alias, person)}
    and ${mayChangeDocument(alias, person)})`
}

/** The versions, and the history, of the documents that a person reads. */
export function isSeenVersion(alias: string, person: Person): Fragment {
  return sql`exists (select from document as versioned where versioned.id = ${column(alias, 'document_id')}
    and ${isSeenClientDocument('versioned', person)})`
}

/** The active shares of the documents that a member of the firm reads. */
export function isSeenShare(alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  return sql`exists (select from document as shared where ${isInEffect(alias, 'shared')}
    and ${isSeenClientDocument('shared', person)})`
}
