import { ApiProblem } from '@parvis/api-types/problems'
import { EmbedRefusal, errorCodes } from './protocol/messages.ts'

const ofToken: readonly string[] = ['token-missing', 'token-invalid', 'token-expired']
const ofRights: readonly string[] = [
  'report-access-denied',
  'record-missing',
  'scope-missing',
  'terms-not-accepted',
]

/** Converts the error of a request to a refusal for the surrounding page. */
export function refusalOf(error: unknown): EmbedRefusal {
  if (error instanceof EmbedRefusal) return error
  if (!(error instanceof ApiProblem))
    return new EmbedRefusal(503, errorCodes.loadFailed, 'The services did not answer')
  const { code, status } = error
  if (ofToken.includes(code)) return new EmbedRefusal(403, errorCodes.tokenExpired, code)
  if (ofRights.includes(code)) return new EmbedRefusal(403, errorCodes.notAuthorized, code)
  return new EmbedRefusal(status, errorCodes.loadFailed, code)
}
