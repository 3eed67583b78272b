import type { Call, Refuses } from '../server/call.ts'

/**
 * Compares If-Match with the current version of the row, which the caller has locked. `*` overwrites any version.
 * @throws ProblemError precondition-failed
 */
export function matchVersion(call: Call & Refuses<'precondition-failed'>, version: number): void {
  if (call.ifMatch !== '*' && call.ifMatch !== `"${version}"`) throw call.problem('precondition-failed')
}
