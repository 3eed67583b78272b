import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'

/** Today's date in France. */
export const today: Fragment = sql`(now() at time zone 'Europe/Paris')::date`

/** Whether a substitute's period includes today. */
export const holdsToday: Fragment = sql`${today} between from_date and until_date`

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** A person and those they stand in for today, as an array for index lookups. */
export function decidersBehind(email: string): Fragment {
  return sql`(array(select for_email from on_boarding_substitute
    where substitute_email = ${email}::text and ${holdsToday}) || ${email}::text)`
}

/** Whether a person decides on a request; the SQL equivalent of `partOf`. A client never does. */
export function isDecider(alias: string, { staff, email }: Person): Fragment {
  if (!staff) return sql`false`
  const behind = decidersBehind(email)
  return sql`(${column(alias, 'partner_email')} = ${email}::text
    or (${column(alias, 'created_by')} <> ${email}::text
      and (${column(alias, 'email_validateur')} = any(${behind}) or ${column(alias, 'partner_email')} = any(${behind}))))`
}

/** Whether a person reads all requests; never a client, even if a role gave them the scope by mistake. */
function readsAll({ staff, scopes }: Person): boolean {
  return staff && scopes.has('Onboarding.ReadAll')
}

/**
 * The requests that a person sees: for staff, those they are involved in; for clients, those about them and of their
 * present account, whoever wrote them.
 */
export function isSeenOnBoarding(alias: string, person: Person): Fragment {
  const { contact, email } = person
  if (!person.staff)
    return sql`(lower(${column(alias, 'contact_email')}) = ${email}::text
      or ${column(alias, 'account_ibs_id')} = ${contact?.accountNumber ?? null}::text)`
  if (readsAll(person)) return sql`true`
  const behind = decidersBehind(email)
  return sql`(${column(alias, 'created_by')} = ${email}::text or ${column(alias, 'manager_email')} = ${email}::text
    or ${column(alias, 'email_validateur')} = any(${behind}) or ${column(alias, 'partner_email')} = any(${behind}))`
}
