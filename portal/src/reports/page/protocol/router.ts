import {
  type EmbedAnswer,
  type EmbedMethod,
  EmbedRefusal,
  type EmbedRequest,
  errorCodes,
} from './messages.ts'

/** A request as passed to its handler. */
export interface EmbedCall {
  /** Path parameters by name. */
  params: Readonly<Record<string, string>>
  body: unknown
  uid: string | undefined
}

/** Answers one kind of request; the return value is the body. Throw EmbedRefusal to refuse. */
export type EmbedHandler = (call: EmbedCall) => unknown

/** Maps a route such as `GET /report/pages/:page/filters` to its handler. */
export type EmbedRoutes = Readonly<Record<`${EmbedMethod} /${string}`, EmbedHandler>>

/** The client does not percent-encode names. */
const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll('/', String.raw`\/`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Routes a request to its handler and always answers, whatever happens there. */
export function createEmbedRouter(routes: EmbedRoutes): (request: EmbedRequest) => Promise<EmbedAnswer> {
  const known = Object.entries(routes).map(([route, handler]) => ({ pattern: patternOf(route), handler }))
  return async ({ method, url, id, uid, body }) => {
    const headers = { id }
    const asked = `${method} ${url}`
    try {
      for (const { pattern, handler } of known) {
        const found = pattern.exec(asked)
        if (!found) continue
        const answer: unknown = await handler({ params: { ...found.groups }, body, uid })
        return { statusCode: 200, headers, body: answer ?? null }
      }
      throw new EmbedRefusal(501, errorCodes.notSupported, `This report page does not know ${asked}`)
    } catch (error) {
      const refusal =
        error instanceof EmbedRefusal
          ? error
          : // Internal errors are not disclosed to the surrounding page.
            new EmbedRefusal(500, errorCodes.loadFailed, 'The report page failed')
      return { statusCode: refusal.statusCode, headers, body: refusal.error }
    }
  }
}
