import { ProblemError } from '../server/problem.ts'

/**
 * Compares If-Match with the version that the row, locked by the caller, has now. `*` overwrites whatever is there.
 * @throws ProblemError precondition-failed
 */
export function matchVersion(ifMatch: string, version: number): void {
  if (ifMatch !== '*' && ifMatch !== `"${version}"`) throw new ProblemError('precondition-failed')
}
