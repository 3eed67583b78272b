import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import type { Handler } from '../../server/call.ts'
import { answerChanged } from '../../server/list.ts'
import { readClientRole } from './client-role.ts'
import { withReader } from './fields-of-person.ts'
import { readHistory } from './history.ts'
import { isDecider } from './seen-onboarding.ts'
import { seesRequest } from './statements.ts'
import { type Status, statuses } from './transitions.ts'

export const getOnBoardingRequest: Handler<'getOnBoardingRequest'> = async call => {
  const { id } = call.path
  if (!(await seesRequest(call.db, id, call.rows))) throw call.problem('not-found')
  const { body, headers } = await answerChanged(withReader(call), 'OnBoardingRequest', id)
  const { staff } = call.person
  const role = staff ? await readClientRole(call.db, id) : null
  return { body: { ...body, clientRole: role, ...(await readHistory(call.db, id, staff)) }, headers }
}

const views = ['created', 'decider', 'all'] as const

/**
 * Counts each view separately: what a person created or decides is found through an index, and is a small part of all.
 */
export const countOnBoardingRequests: Handler<'countOnBoardingRequests'> = async call => {
  const seen = call.rows('OnBoardingRequest', 'request')
  const conditions: Record<(typeof views)[number], Fragment> = {
    created: sql`created_by = ${call.person.email}::text`,
    decider: isDecider('request', call.person),
    all: sql`true`,
  }
  const each = views.map(
    view => sql`select ${view}::text as view, statut, count(*)::int4 as count
      from on_boarding_request as request where ${seen} and ${conditions[view]} group by statut`,
  )
  const { rows } = await sql<{
    view: string
    statut: Status
    count: number
  }>`${sql.join(each, sql` union all `)}`.execute(call.db)
  const countOf = (view: string) =>
    Object.fromEntries(
      statuses.map(status => [
        status,
        rows.find(row => row.view === view && row.statut === status)?.count ?? 0,
      ]),
    ) as Record<Status, number>
  return { body: { created: countOf('created'), decider: countOf('decider'), all: countOf('all') } }
}
