import { codeOf } from '../failure.ts'
import type { Refuses } from '../server/call.ts'
import type { ProblemCode } from '../server/problem.ts'

/**
 * Runs a statement whose row must be unique, and turns the database's refusal into a problem: when two people write the
 * same at the same moment, only the database knows who was second.
 * @throws ProblemError `code` instead of PostgreSQL's unique_violation.
 */
export async function refuseDuplicate<T, Code extends ProblemCode>(
  call: Refuses<Code>,
  code: Code,
  statement: Promise<T>,
): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (codeOf(error) === '23505') throw call.problem(code, {}, { cause: error })
    throw error
  }
}
