import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Call } from '../../server/call.ts'
import { withTable } from '../../server/list.ts'
import { ofEngagement } from './fields.ts'
import { isDecider } from './seen-onboarding.ts'
import { allowedFrom, resentFrom, statuses, type Status } from './transitions.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

const engagementStatus = ofEngagement('engagement_statut')

/** Fields internal to the firm: whom it waits for, and who decided. */
const internal: Readonly<Record<string, 'text' | 'timestamptz'>> = {
  decidedBy: 'text',
  decidedByName: 'text',
  decidedDate: 'timestamptz',
  waitingForEmail: 'text',
  waitingForName: 'text',
  waitingSince: 'timestamptz',
  phoneAcceptedBy: 'text',
  phoneAcceptedDate: 'timestamptz',
  emailAcceptedBy: 'text',
  emailAcceptedDate: 'timestamptz',
}

const nothing = Object.fromEntries(
  Object.entries(internal).map(([name, type]) => [name, () => sql`null::${sql.raw(type)}`]),
)

/** The key, beside the statuses, of a failed request that cannot be sent again, because its engagement is closed. */
const failedForGood = 'failedForGood'

/** The allowed transitions by status and by part: 1 the creator, 2 the decider, 3 both. */
function waysOf(isClient: boolean): string {
  const byPart = (status: Status, maySend: boolean) =>
    Object.fromEntries(
      [1, 2, 3].map(part => [
        part,
        allowedFrom(status, { isCreator: part % 2 === 1, isDecider: part > 1 }).filter(
          ({ operation }) => maySend || operation === 'updateOnBoardingRequest',
        ),
      ]),
    )
  const ways = statuses.map(status => [status, byPart(status, !isClient)] as const)
  return JSON.stringify(Object.fromEntries([...ways, [failedForGood, byPart('failed', false)]]))
}

/** Whether a request failed whose engagement is closed: nobody can send it again. */
const hasFailedForGood = (alias: string) =>
  sql`(${column(alias, 'statut')} = 'failed' and ${engagementStatus(alias)} is not distinct from 'Clos')`

/** Adds to the call the fields that depend on the caller; a program gets none of them. */
export function withReader<C extends Call>(call: C): C {
  const { person } = call
  if (!person) return call
  const writes = person.scopes.has('Onboarding.Write')
  const isCreator = (alias: string) => sql`(${column(alias, 'created_by')} = ${person.email}::text)`
  const part = (alias: string) =>
    sql`((case when ${isDecider(alias, person)} then 2 else 0 end) + (case when ${isCreator(alias)} then 1 else 0 end))`
  // Why a request was rejected or failed: among clients, only its creator is told.
  const ofCreator = Object.fromEntries(
    Object.entries({ statusReason: 'status_reason', failure: 'failure' }).map(([name, stored]) => [
      name,
      (alias: string) => sql`(case when ${isCreator(alias)} then ${column(alias, stored)} end)`,
    ]),
  )
  return withTable(call, 'OnBoardingRequest', 'on_boarding_request', {
    ...(person.staff ? {} : { ...nothing, ...ofCreator }),
    isDecider: alias => isDecider(alias, person),
    mustDecide: alias => sql`(${column(alias, 'statut')} = 'toValidate' and ${isDecider(alias, person)})`,
    ...(writes
      ? {
          allowedTransitions: alias =>
            sql`coalesce(${waysOf(!person.staff)}::jsonb #> array[
              case when ${hasFailedForGood(alias)} then ${failedForGood} else ${column(alias, 'statut')} end,
              ${part(alias)}::text], '[]'::jsonb)`,
        }
      : {}),
    ...(writes && person.staff
      ? {
          mayResend: alias =>
            sql`(${column(alias, 'statut')} = any(${[...resentFrom]}::text[]) and ${part(alias)} > 0
              and not ${hasFailedForGood(alias)})`,
        }
      : {}),
  })
}

/** Adds to the call whether the caller named each substitute. */
export function withOwn<C extends Call & { person: Person }>(call: C): C {
  const { email } = call.person
  return withTable(call, 'OnBoardingSubstitute', 'on_boarding_substitute', {
    isMine: alias => sql`(${column(alias, 'for_email')} = ${email}::text)`,
  })
}
