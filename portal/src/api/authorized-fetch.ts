import { readProblem } from '@parvis/api-types/problems'
import { trackedStatuses, type TelemetryEvent } from '../telemetry/telemetry.ts'

/** What a call needs of the session around it. */
export interface CallSurroundings {
  /** The token at the moment of the call. */
  token: () => string | undefined
  /** Whether a token says that it is over: it never leaves the portal. */
  isOver: (token: string) => boolean
  /**
   * The services refuse the token as over or unknown, or it says so itself. Tries to get another one.
   * @returns whether there is one; when not, the session has ended and everybody has been told, or the provider does not
   *   answer and the token is still there
   */
  renew: (refused: string | undefined) => Promise<boolean>
  track: (event: TelemetryEvent) => void
  /** Hears the trace of each answer that is a failure. */
  noteFailure?: (traceId: string) => void
  /** The network. @default the browser's fetch */
  fetch?: (request: Request) => Promise<Response>
}

const tokenCodes: readonly string[] = ['token-missing', 'token-expired', 'token-invalid']

/** The call without what is personal in it: keys in parentheses and the query may hold an e-mail address. */
function operationName(request: Request): string {
  const path = new URL(request.url).pathname.replaceAll(/\([^)]*\)/g, '()')
  return `${request.method} ${path}`
}

/** What the services would answer: nothing is asked of them without a token that may still be good. */
function refusal(code: 'token-missing' | 'token-expired'): Response {
  const problem = { type: `urn:parvis:problem:${code}`, title: 'The session has ended', status: 401, code }
  return new Response(JSON.stringify(problem), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** What people do before they are anybody here: answered to everyone, and never asked in somebody's name. */
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
 * A fetch that tracks failed answers and lives through the end of a token: when it is over, or the services refuse it, the
 * session is renewed once and the call sent with the next one, so that a form that took an hour is still sent. After the
 * end of the session nothing is sent at all.
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

  /** Whether there is another token than the one that was sent: another call or tab may have renewed it meanwhile. */
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
    // Nobody is signed in: a session that has ended does not come back on its own.
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
