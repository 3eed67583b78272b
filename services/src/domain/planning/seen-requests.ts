import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import type { Person } from '../../access/person.ts'

/** Whether a person plans requests; never a client, even if a role gave them the scope by mistake. */
export function plans({ staff, scopes }: Person): boolean {
  return staff && scopes.has('Planning.Manage')
}

/** Whether a person made a request, manages its engagement, or is in its team. */
function hasPart(alias: string, { contact, email }: Person, ofTeam: Fragment): Fragment {
  return sql`(${sql.id(alias, 'created_by')} = ${email}::text or ${sql.id(alias, 'manager_email')} = ${email}::text
    or ${sql.id(alias, 'id')} in (select request_id from planning_contact
      where contact_id = ${contact?.id ?? null}::int4 and ${ofTeam}))`
}

/** The requests that a person sees; people who plan see all. */
export function isSeenRequest(alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  return plans(person) ? sql`true` : hasPart(alias, person, sql`true`)
}

/** Whether a person may change a request, as far as its status allows. */
export function mayChangeRequest(alias: string, person: Person): Fragment {
  return plans(person) ? sql`true` : hasPart(alias, person, sql`role = 'Admin'`)
}
