import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import type { TextKey } from '../i18n/keys.ts'

/** The specification's text for a failed request by HTTP status, for screens that have none of their own. */
export function communicationText(error: unknown): TextKey {
  if (error instanceof NetworkFailure) return 'problem.network'
  if (!(error instanceof ApiProblem)) return 'problem.generic'
  if (error.status === 401) return 'problem.unauthorized'
  if (error.status === 404) return 'problem.actionMissing'
  return error.status >= 500 ? 'problem.server' : 'problem.generic'
}
