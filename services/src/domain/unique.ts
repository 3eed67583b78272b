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
  return refuseState(call, { code, state: '23505' }, statement)
}

/**
 * Runs a statement whose row refers to another, and turns the database's refusal into a problem: the other row was
 * deleted in the meantime.
 * @throws ProblemError `code` instead of PostgreSQL's foreign_key_violation.
 */
export async function refuseGone<T, Code extends ProblemCode>(
  call: Refuses<Code>,
  code: Code,
  statement: Promise<T>,
): Promise<T> {
  return refuseState(call, { code, state: '23503' }, statement)
}

async function refuseState<T, Code extends ProblemCode>(
  call: Refuses<Code>,
  { code, state }: { code: Code; state: string },
  statement: Promise<T>,
): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (codeOf(error) === state) throw call.problem(code, {}, { cause: error })
    throw error
  }
}
