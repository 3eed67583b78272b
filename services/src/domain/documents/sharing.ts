import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { isInEffect } from './seen-documents.ts'

/** The call with what the caller is told of shares: clients of those with themselves, the firm of all. */
export function withSharing<C extends Call & { person: Person }>(call: C): C {
  const { staff, contact } = call.person
  const [until, byName] = fieldsOfPerson
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
