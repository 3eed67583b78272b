import type { Call, Refuses } from '../server/call.ts'

/**
 * Compares If-Match with the version that the row, locked by the caller, has now. `*` overwrites whatever is there.
 * @throws ProblemError precondition-failed
 */
export function matchVersion(call: Call & Refuses<'precondition-failed'>, version: number): void {
  if (call.ifMatch !== '*' && call.ifMatch !== `"${version}"`) throw call.problem('precondition-failed')
}
