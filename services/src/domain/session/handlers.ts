import type { Handler } from '../../server/call.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'

/**
 * The services keep no session: the access token is all there is, and it expires by itself. The identity session ends
 * at the provider's end-session endpoint, where the portal goes next.
 */
export const logoutUser: Handler<'logoutUser'> = async () => ({})

/**
 * Logs one line with the trace id of the call, which is the reference the reader was shown. The contract has no
 * free-text fields, so nothing sent can look like another log line or like markup.
 */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ log, body }) => {
  log.warn({ browserError: body }, 'browser error')
  return {}
}

export const getSettings: Handler<'getSettings'> = async call => ({
  // A settings file of the firm is served as it is; its author is responsible for it.
  body: (await call.services.portalSettings()) as AnsweredBy<'getSettings'>,
})
