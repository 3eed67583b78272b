import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'

/** The day in France. */
export const today: Fragment = sql`(now() at time zone 'Europe/Paris')::date`

/** Whether a period of a substitute holds today. */
export const holdsToday: Fragment = sql`${today} between from_date and until_date`

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** Somebody and those for whom they stand in today, as a list that an index is asked by. */
export function decidersBehind(email: string): Fragment {
  return sql`(array(select for_email from on_boarding_substitute
    where substitute_email = ${email}::text and ${holdsToday}) || ${email}::text)`
}

/** Whether somebody decides of a request, in SQL; `partOf` says the same of one. A client never does. */
export function isDecider(alias: string, { staff, email }: Person): Fragment {
  if (!staff) return sql`false`
  const behind = decidersBehind(email)
  return sql`(${column(alias, 'partner_email')} = ${email}::text
    or (${column(alias, 'created_by')} <> ${email}::text
      and (${column(alias, 'email_validateur')} = any(${behind}) or ${column(alias, 'partner_email')} = any(${behind}))))`
}

/** Whether somebody reads all requests; a client never does, whatever a role gave them by mistake. */
function readsAll({ staff, scopes }: Person): boolean {
  return staff && scopes.has('Onboarding.ReadAll')
}

/** The requests that somebody sees: staff what they take part in, clients what is about them and of their account. */
export function isSeenOnBoarding(alias: string, person: Person): Fragment {
  const { contact, email } = person
  if (!person.staff)
    return sql`(lower(${column(alias, 'contact_email')}) = ${email}::text or ${column(alias, 'created_by')} = ${email}::text
      or ${column(alias, 'account_ibs_id')} = ${contact?.accountNumber ?? null}::text)`
  if (readsAll(person)) return sql`true`
  const behind = decidersBehind(email)
  return sql`(${column(alias, 'created_by')} = ${email}::text or ${column(alias, 'manager_email')} = ${email}::text
    or ${column(alias, 'email_validateur')} = any(${behind}) or ${column(alias, 'partner_email')} = any(${behind}))`
}
