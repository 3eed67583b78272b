import type { Handler } from '../server/call.ts'
import { ProblemError } from '../server/problem.ts'

/**
 * For members of the firm only. Clients see no application, no role and no API consumer and administer no report, whatever
 * scopes a role gave them by mistake: the row rules hide all of it, and nobody changes what is hidden from them.
 */
export function ofStaff(handler: Handler): Handler {
  return async call => {
    if (!call.person.staff)
      throw new ProblemError('scope-missing', { detail: 'Only members of the firm may do this.' })
    return handler(call)
  }
}
