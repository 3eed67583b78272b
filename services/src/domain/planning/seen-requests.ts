import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import type { Person } from '../../access/person.ts'

/** Whether somebody plans what is requested; a client never does, whatever a role gave them by mistake. */
export function plans({ staff, scopes }: Person): boolean {
  return staff && scopes.has('Planning.Manage')
}

/** Whether somebody made a request, manages its engagement, or is one of its team. */
function hasPart(alias: string, { contact, email }: Person, ofTeam: Fragment): Fragment {
  return sql`(${sql.id(alias, 'created_by')} = ${email}::text or ${sql.id(alias, 'manager_email')} = ${email}::text
    or ${sql.id(alias, 'id')} in (select request_id from planning_contact
      where contact_id = ${contact?.id ?? null}::int4 and ${ofTeam}))`
}

/** The requests that somebody sees: who plans all of them. */
export function isSeenRequest(alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  return plans(person) ? sql`true` : hasPart(alias, person, sql`true`)
}

/** Whether somebody may change a request, as far as its status allows. */
export function mayChangeRequest(alias: string, person: Person): Fragment {
  return plans(person) ? sql`true` : hasPart(alias, person, sql`role = 'Admin'`)
}
