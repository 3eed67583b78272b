import { readProblem } from '@parvis/api-types/problems'
import { trackedStatuses, type TelemetryEvent } from '../telemetry/telemetry.ts'

/** What a call needs of the session around it. */
export interface CallSurroundings {
  /** The token at the moment of the call. */
  token: () => string | undefined
  /**
   * The services refuse the token as over or unknown. Tries to get another one.
   * @returns whether there is one; when not, the session has ended and everybody has been told
   */
  renew: (refused: string | undefined) => Promise<boolean>
  track: (event: TelemetryEvent) => void
  /** The network. @default the browser's fetch */
  fetch?: (request: Request) => Promise<Response>
}

const tokenCodes: readonly string[] = ['token-missing', 'token-expired', 'token-invalid']

/** The call without what is personal in it: keys in parentheses and the query may hold an e-mail address. */
function operationName(request: Request): string {
  const path = new URL(request.url).pathname.replaceAll(/\([^)]*\)/g, '()')
  return `${request.method} ${path}`
}

/**
 * A fetch that tracks failed answers and lives through the end of a token: when the services refuse it, the session
 * is renewed once and the call repeated, so that a form that took an hour is still sent.
 */
export function createAuthorizedFetch(
  surroundings: CallSurroundings,
): (request: Request) => Promise<Response> {
  const { token, renew, track, fetch = request => globalThis.fetch(request) } = surroundings

  async function problemOf(request: Request, response: Response): Promise<string> {
    const problem = await readProblem(response.clone())
    if (trackedStatuses.some(status => status === response.status))
      track({
        kind: 'api',
        operation: operationName(request),
        httpStatus: response.status,
        code: problem.code,
        traceId: problem.traceId ?? '',
        level: response.status === 500 ? 'Error' : 'Information',
      })
    return problem.code
  }

  return async request => {
    const again = request.clone()
    const response = await fetch(request)
    if (response.ok) return response
    const code = await problemOf(request, response)
    if (response.status !== 401 || !tokenCodes.includes(code)) return response
    const sent = request.headers.get('authorization')?.replace(/^Bearer /, '')
    // Nobody is signed in: a session that has ended does not come back on its own.
    if (sent === undefined) return response
    // Another call or tab may have renewed it while this one was on its way.
    const isRenewed = token() !== undefined && token() !== sent ? true : await renew(sent)
    if (!isRenewed) return response
    const headers = new Headers(again.headers)
    headers.set('authorization', `Bearer ${token() ?? ''}`)
    const second = await fetch(new Request(again, { headers }))
    if (!second.ok) await problemOf(again, second)
    return second
  }
}
