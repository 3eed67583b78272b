import {
  type EmbedAnswer,
  type EmbedMethod,
  EmbedRefusal,
  type EmbedRequest,
  errorCodes,
} from './messages.ts'

/** What a handler is told of a request. */
export interface EmbedCall {
  /** Segments of the address by name. */
  params: Readonly<Record<string, string>>
  body: unknown
  uid: string | undefined
}

/** Answers one kind of request; what it returns is the body. Refusals are thrown as EmbedRefusal. */
export type EmbedHandler = (call: EmbedCall) => unknown

/** `GET /report/pages/:page/filters` → its handler. */
export type EmbedRoutes = Readonly<Record<`${EmbedMethod} /${string}`, EmbedHandler>>

/** Names come as they are: the client does not encode them. */
const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll('/', String.raw`\/`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Finds who answers a request, and answers it whatever happens there. */
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
          : // What broke here is nobody's business in the page around it.
            new EmbedRefusal(500, errorCodes.loadFailed, 'The report page failed')
      return { statusCode: refusal.statusCode, headers, body: refusal.error }
    }
  }
}
