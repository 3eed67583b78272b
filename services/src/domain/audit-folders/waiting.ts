/** Which parts of audit folders wait for whom. */
import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

const hasSubmitted = (alias: string): Fragment => sql`exists (
  select 1 from audit_request as part where part.folder_id = ${column(alias, 'id')} and part.status = 'submitted')`

/** Whether a person wrote a conclusion of a folder, which they then cannot seal as its reviewer. */
export const hasConcluded = (alias: string, { email }: Pick<Person, 'email'>): Fragment => sql`exists (
  select 1 from audit_check as made where made.folder_id = ${column(alias, 'id')} and made.concluded_by = ${email}::text)`

/**
 * A person's own folder to which documents were handed in, or a signed folder of an engagement that they lead, in which they
 * concluded nothing.
 */
export const isFolderWaitingFor = (
  alias: string,
  { email }: Person,
): Fragment => sql`(case ${column(alias, 'status')}
  when 'open' then ${column(alias, 'created_by')} = ${email}::text and ${hasSubmitted(alias)}
  when 'prepared' then ${column(alias, 'prepared_by')} <> ${email}::text and not ${hasConcluded(alias, { email })} and exists (
    select 1 from engagement where engagement.id = ${column(alias, 'engagement_id')}
      and ${email}::text in (lower(engagement_partner_email), lower(engagement_manager_email)))
  else false end)`

/**
 * A request to this person on the client's side, in a folder of their client that still accepts documents. The person may
 * have moved to another client since they were asked.
 */
export const isRequestWaitingFor = (alias: string, { contact }: Person): Fragment => sql`(
  ${column(alias, 'status')} in ('open', 'returned')
  and coalesce(${column(alias, 'contact_id')} = ${contact?.id ?? null}::int4, false)
  and exists (select 1 from audit_folder as folder
    where folder.id = ${column(alias, 'folder_id')} and folder.status = 'open'
      and folder.account_id = ${contact?.accountId ?? null}::int4))`
