import { sql } from 'kysely'
import { codeOf } from '../failure.ts'
import type { Call, Refuses } from '../server/call.ts'

/** Milliseconds that one statement may take: somebody waits for the answer, and everybody else for the processor. */
const patience = '5000'
/** What 100,000 people can be told apart in; with the usual 4 MB the database would do it on its disk. */
const memory = '64MB'
/** SQLSTATE of a statement that took longer than it may. */
const canceled = '57014'

/**
 * For questions about all people at once: answered as of one moment, in memory, and not for longer than somebody would
 * wait. The embedded database knows no such limit.
 * @throws ProblemError took-too-long
 */
export function ofAllPeople<C extends Call & Refuses<'took-too-long'>, T>(
  handler: (call: C) => Promise<T>,
): (call: C) => Promise<T> {
  return async call => {
    const snapshot = call.services.connection.db.transaction().setIsolationLevel('repeatable read')
    try {
      return await snapshot.execute(async tx => {
        // Sorting 100,000 people to bring them together costs more than a table of their keys.
        await sql`select set_config('statement_timeout', ${patience}, true), set_config('work_mem', ${memory}, true),
          set_config('enable_mergejoin', 'off', true)`.execute(tx)
        return handler({ ...call, db: tx })
      })
    } catch (error) {
      throw codeOf(error) === canceled ? call.problem('took-too-long', {}, { cause: error }) : error
    }
  }
}
