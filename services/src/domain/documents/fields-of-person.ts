import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { isInEffect } from './seen-documents.ts'

/** The call that a person's fields are added to. */
type PersonsCall = Call & { person: Person }

const [until, byName, linkedTo, isLink] = fieldsOfPerson

/** Adds to the call the fields of a document that depend on the caller. */
export const withFieldsOfPerson = <C extends PersonsCall>(call: C): C => withLink(withSharing(call))

/**
 * Adds whether the current version is a link, and the document that it was linked from, for people who may read that
 * document. Staff are also told of links whose original is gone; clients learn nothing of documents that they cannot read.
 */
function withLink<C extends PersonsCall>(call: C): C {
  const isSeen = call.rows('Document', 'origin')
  const isTold = call.person.staff
    ? sql`true`
    : sql`exists (select from document as origin where origin.id = shown.linked_id and ${isSeen})`
  const marked = withField(call, 'Document', {
    name: isLink,
    type: 'boolean',
    filterable: true,
    nullable: false,
    expression: alias => sql`exists (select from document_version as shown
      where shown.id = ${sql.id(alias, 'version_id')} and shown.is_link and ${isTold})`,
  })
  return withField(marked, 'Document', {
    name: linkedTo,
    type: 'json',
    filterable: false,
    nullable: true,
    expression: alias => sql`(
      select jsonb_build_object('documentId', origin.id, 'name', origin.name, 'accountName', linked_account.account_legal_name,
        'fiscalYear', origin.fiscal_year, 'folder', origin.folder,
        'hasChanged', newest.content_hash <> shown.content_hash)
      from document_version as shown join document as origin on origin.id = shown.linked_id
        join account as linked_account on linked_account.id = origin.account_id
        join document_version as newest on newest.id = origin.version_id
      where shown.id = ${sql.id(alias, 'version_id')} and ${isSeen})`,
  })
}

/** Adds shares: clients see those with themselves, the firm sees all. */
function withSharing<C extends PersonsCall>(call: C): C {
  const { staff, contact } = call.person
  const theirs = staff ? sql`true` : sql`share.contact_id = ${contact?.id ?? null}::int4`
  const ofLast =
    (value: Fragment) =>
    (alias: string): Fragment =>
      sql`(select ${value} from document_share as share
        where ${isInEffect('share', alias)} and ${theirs} and ${sql.id(alias, 'confidentiality')} <> 'client'
        order by share.until_date desc, share.id desc limit 1)`
  const day = withField(call, 'Document', {
    name: until,
    type: 'date',
    filterable: true,
    nullable: true,
    expression: ofLast(sql`share.until_date`),
  })
  return withField(day, 'Document', {
    name: byName,
    type: 'string',
    filterable: true,
    nullable: true,
    expression: ofLast(
      sql`coalesce((select contact_full_name from contact where lower(contact_email_office) = share.created_by limit 1),
        share.created_by)`,
    ),
  })
}
