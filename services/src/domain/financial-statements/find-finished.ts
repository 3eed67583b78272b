import type { KeyCall, Refuses } from '../../server/call.ts'
import { readFinished } from './requests.ts'

/** The finished request of the path. @throws ProblemError not-found, statement-unfinished */
export async function findFinished(call: KeyCall & Refuses<'not-found' | 'statement-unfinished'>) {
  const finished = await readFinished(call.db, call.path.id)
  if (finished) return finished
  const exists = await call.db
    .selectFrom('statement_request')
    .select('id')
    .where('id', '=', call.path.id)
    .executeTakeFirst()
  throw call.problem(exists ? 'statement-unfinished' : 'not-found')
}
