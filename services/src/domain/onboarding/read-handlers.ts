import { sql } from 'kysely'
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

interface Counted {
  statut: Status
  created: number
  decider: number
  all: number
}

export const countOnBoardingRequests: Handler<'countOnBoardingRequests'> = async call => {
  const { rows } = await sql<Counted>`
    select statut, count(*) filter (where created_by = ${call.person.email}::text)::int4 as created,
      count(*) filter (where ${isDecider('request', call.person)})::int4 as decider, count(*)::int4 as all
    from on_boarding_request as request where ${call.rows('OnBoardingRequest', 'request')}
    group by statut`.execute(call.db)
  const found = new Map(rows.map(row => [row.statut, row]))
  const view = (name: 'created' | 'decider' | 'all') =>
    Object.fromEntries(statuses.map(status => [status, found.get(status)?.[name] ?? 0])) as Record<
      Status,
      number
    >
  return { body: { created: view('created'), decider: view('decider'), all: view('all') } }
}
