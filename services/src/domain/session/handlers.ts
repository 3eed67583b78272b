import type { Handler } from '../../server/call.ts'

/**
 * The services keep no session of their own: the access token is all there is, and it ends by itself. The identity
 * session ends at the provider's end-session endpoint, where the portal goes next.
 */
export const logoutUser: Handler = async () => ({})

export const getSettings: Handler = async call => ({ body: await call.services.portalSettings() })
