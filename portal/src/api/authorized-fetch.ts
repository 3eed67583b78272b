import { readProblem } from '@parvis/api-types/problems'
import { trackedStatuses, type TelemetryEvent } from '../telemetry/telemetry.ts'

/** What a request needs from the session. */
export interface CallSurroundings {
  /** The token at the time of the request. */
  token: () => string | undefined
  /** Whether a token says that it has expired: it then never leaves the portal. */
  isOver: (token: string) => boolean
  /**
   * Tries to get another token, because the services refused the current one as expired or unknown, or because it says
   * itself that it has expired.
   * @returns whether there is one. If not, either the session has ended and all listeners have been told, or the
   * provider does not answer and the old token is still there
   */
  renew: (refused: string | undefined) => Promise<boolean>
  track: (event: TelemetryEvent) => void
  /** Called with the trace id of each failed response. */
  noteFailure?: (traceId: string) => void
  /** Sends requests. @default the browser's fetch */
  fetch?: (request: Request) => Promise<Response>
}

const tokenCodes: readonly string[] = [
  'token-missing',
  'token-expired',
  'token-invalid',
  // A gateway answers 401 without a problem of the contract.
  'service-unavailable',
]

/** The request without personal data: keys in parentheses and the query may contain an e-mail address. */
function operationName(request: Request): string {
  const path = new URL(request.url).pathname.replaceAll(/\([^)]*\)/g, '()')
  return `${request.method} ${path}`
}

/** The response that the services would give: without a token that may still be valid, they are not contacted. */
function refusal(code: 'token-missing' | 'token-expired'): Response {
  const problem = { type: `urn:parvis:problem:${code}`, title: 'The session has ended', status: 401, code }
  return new Response(JSON.stringify(problem), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** Operations of people without an account: open to everybody and never sent with a token. */
const openPath = /\/v1\/(?:Invitations|SignatureGuests)\/[A-Za-z]+$/

const isOpen = ({ url }: Request) => openPath.test(new URL(url).pathname)

function withoutBearer(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  return new Request(request, { headers })
}

const bearerOf = ({ headers }: Request) => headers.get('authorization')?.replace(/^Bearer /, '')

function withBearer(request: Request, token: string): Request {
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}

/**
 * A fetch that tracks failed responses and survives the expiry of a token. When the token has expired, or the services
 * refuse it, the session is renewed once and the request resent with the new token, so that a form that took an hour
 * to fill in is still sent. After the end of the session, nothing is sent at all.
 */
export function createAuthorizedFetch(
  surroundings: CallSurroundings,
): (request: Request) => Promise<Response> {
  const {
    token,
    isOver,
    renew,
    track,
    noteFailure,
    fetch = request => globalThis.fetch(request),
  } = surroundings

  /** Whether there is a token other than the one sent: another request or tab may have renewed it meanwhile. */
  async function hasOther(sent: string | undefined): Promise<boolean> {
    const now = token()
    return now !== undefined && now !== sent && !isOver(now) ? true : await renew(sent)
  }

  async function problemOf(request: Request, response: Response): Promise<string> {
    const problem = await readProblem(response.clone())
    if (problem.traceId !== undefined) noteFailure?.(problem.traceId)
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

  return async first => {
    if (isOpen(first)) {
      const answer = await fetch(withoutBearer(first))
      if (!answer.ok) await problemOf(first, answer)
      return answer
    }
    let request = first
    const carried = bearerOf(first)
    // Nobody is signed in: an ended session does not come back on its own.
    if (carried === undefined) return refusal('token-missing')
    if (isOver(carried)) {
      const isRenewed = await hasOther(carried)
      const next = token()
      if (next === undefined) return refusal('token-expired')
      if (!isRenewed) throw new TypeError('the identity provider does not answer')
      request = withBearer(first, next)
    }
    const again = request.clone()
    const response = await fetch(request)
    if (response.ok) return response
    const code = await problemOf(request, response)
    if (response.status !== 401 || !tokenCodes.includes(code)) return response
    if (!(await hasOther(bearerOf(request)))) return response
    const second = await fetch(withBearer(again, token() ?? ''))
    if (!second.ok) await problemOf(again, second)
    return second
  }
}
