import type { Handler } from '../../server/call.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'

/**
 * The services keep no session of their own: the access token is all there is, and it ends by itself. The identity
 * session ends at the provider's end-session endpoint, where the portal goes next.
 */
export const logoutUser: Handler<'logoutUser'> = async () => ({})

/**
 * One line under the trace of the call, which is the reference that the reader was shown. The contract leaves no room for text, so
 * that nothing of what is sent can look like another line or like markup.
 */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ log, body }) => {
  log.warn({ browserError: body }, 'browser error')
  return {}
}

export const getSettings: Handler<'getSettings'> = async call => ({
  // A file of the firm’s own is served as it is: only its author can answer for it.
  body: (await call.services.portalSettings()) as AnsweredBy<'getSettings'>,
})
