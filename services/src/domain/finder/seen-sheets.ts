import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { decidersBehind } from '../onboarding/seen-onboarding.ts'
import { changeable, changers, type Part, parts, transitions } from './rules.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`
const texts = (values: readonly string[]) => sql`${[...values]}::text[]`

/** Whether a person validates sheets; never a client, even if a role gave them the scope by mistake. */
export function isCommercial({ staff, scopes }: Person): boolean {
  return staff && scopes.has('Finder.Validate')
}

const isAuthor = (alias: string, { email }: Person) => sql`${column(alias, 'created_by')} = ${email}::text`

/**
 * Whether an address of an engagement belongs to a person, or to someone they stand in for today. Nobody stands in on
 * their own sheet.
 */
const isOrStandsIn = (alias: string, person: Person, address: Fragment) =>
  sql`(${address} = ${person.email}::text
    or (not ${isAuthor(alias, person)} and ${address} = any(${decidersBehind(person.email)})))`

const isManager = (alias: string, person: Person) =>
  sql`exists (select from engagement where engagement.id = ${column(alias, 'engagement_id')}
    and (${isOrStandsIn(alias, person, sql`lower(engagement_manager_email)`)}
      or ${isOrStandsIn(alias, person, sql`lower(engagement_partner_email)`)}))`

const isMember = (alias: string, { contact }: Person) =>
  sql`exists (select from reference_sheet_member as member
    where member.sheet_id = ${column(alias, 'id')} and member.contact_id = ${contact?.id ?? null}::int4)`

/**
 * Whether a sheet is a person's own: drafted by them, with them in its team, or of an engagement that they manage, lead
 * or stand in for.
 */
export function isMySheet(alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  return sql`(${isAuthor(alias, person)} or ${isMember(alias, person)} or ${isManager(alias, person)})`
}

/** The sheets that a person sees: published ones, and their own. */
export function isSeenSheet(alias: string, person: Person): Fragment {
  if (!person.staff || !person.scopes.has('Finder.Read')) return sql`false`
  if (isCommercial(person)) return sql`true`
  return sql`(${column(alias, 'status')} = 'published' or ${isMySheet(alias, person)})`
}

/** Whether a person has a part in a sheet. */
function hasPart(part: Part, alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  switch (part) {
    case 'author':
      return person.scopes.has('Finder.Write') ? isAuthor(alias, person) : sql`false`
    case 'commercial':
      return isCommercial(person) ? sql`true` : sql`false`
    case 'manager':
      return isManager(alias, person)
  }
}

/** The parts that a person has in a sheet, as an array of text. */
export function partsOf(alias: string, person: Person): Fragment {
  const own = parts.map(part => sql`case when ${hasPart(part, alias, person)} then ${part}::text end`)
  return sql`array_remove(array[${sql.join(own)}], null)`
}

/** The statuses a person may move a sheet to: `allowedTransitions` of the contract. */
export function allowedTransitions(alias: string, person: Person): Fragment {
  const ways = transitions.map(
    ({ from, to, who, needsReason }, place) =>
      sql`(${place}::int4, ${from}::text, ${to}::text, ${texts(who)}, ${needsReason}::boolean)`,
  )
  return sql`coalesce((
    select json_agg(json_build_object('status', way.next, 'needsReason', way.needs_reason) order by way.place)
    from (values ${sql.join(ways)}) as way (place, status, next, who, needs_reason)
    where way.status = ${column(alias, 'status')} and way.who && ${partsOf(alias, person)}
  ), '[]'::json)`
}

/** Whether a person may change the content of a sheet now. */
export function mayChangeSheet(alias: string, person: Person): Fragment {
  if (!person.scopes.has('Finder.Write')) return sql`false`
  return sql`(${column(alias, 'status')} = any(${texts(changeable)})
    and ${partsOf(alias, person)} && ${texts(changers)})`
}

/** Whether a person may delete a sheet. */
export function mayDeleteSheet(alias: string, person: Person): Fragment {
  return sql`(${column(alias, 'status')} = 'draft' and ${mayChangeSheet(alias, person)})`
}

/** Whether a sheet waits for a person: `isWaitingForMe` of the contract. */
export function waitsForMe(alias: string, person: Person): Fragment {
  if (!person.staff) return sql`false`
  const decider = sql`lower(coalesce(nullif(engagement_manager_email, ''), engagement_partner_email))`
  return sql`(case ${column(alias, 'status')}
    when 'submitted' then ${isCommercial(person)}::boolean
    when 'validatedByCommercial' then exists (
      select from engagement where engagement.id = ${column(alias, 'engagement_id')}
        and ${isOrStandsIn(alias, person, decider)})
    when 'rejectedByCommercial' then ${isAuthor(alias, person)}
    when 'rejectedByManager' then ${isAuthor(alias, person)}
    else false end)`
}
