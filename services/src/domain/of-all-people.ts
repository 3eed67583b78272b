import { sql } from 'kysely'
import { codeOf } from '../failure.ts'
import type { Call, Refuses } from '../server/call.ts'

/** Statement timeout in milliseconds: someone waits for the response, and everyone else for the processor. */
const patience = '5000'
/** Enough to process 100,000 people; with the usual 4 MB, the database would use its disk. */
const memory = '64MB'
/** SQLSTATE of a cancelled statement. */
const canceled = '57014'

/**
 * Runs queries about all people at once: in one snapshot, in memory, and no longer than someone would wait. The
 * embedded database has no such limit.
 * @throws ProblemError took-too-long
 */
export function ofAllPeople<C extends Call & Refuses<'took-too-long'>, T>(
  handler: (call: C) => Promise<T>,
): (call: C) => Promise<T> {
  return async call => {
    const snapshot = call.services.connection.db.transaction().setIsolationLevel('repeatable read')
    try {
      return await snapshot.execute(async tx => {
        // Sorting 100,000 people for a merge join costs more than hashing their keys.
        await sql`select set_config('statement_timeout', ${patience}, true), set_config('work_mem', ${memory}, true),
          set_config('enable_mergejoin', 'off', true)`.execute(tx)
        return handler({ ...call, db: tx })
      })
    } catch (error) {
      throw codeOf(error) === canceled ? call.problem('took-too-long', {}, { cause: error }) : error
    }
  }
}
