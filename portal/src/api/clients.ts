import { authorizationClient } from '@parvis/api-types/authorization'
import { consentClient } from '@parvis/api-types/consent'
import { customerStoreClient } from '@parvis/api-types/customer-store'
import { organisationClient } from '@parvis/api-types/organisation'
import { portalClient } from '@parvis/api-types/portal'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { createAuthorizedFetch, type CallSurroundings } from './authorized-fetch.ts'

/**
 * One typed client per host, bound to the settings and the session. Every call throws `ApiProblem` or `NetworkFailure`
 * unless it succeeds.
 */
export function createApi(hosts: PortalSettings['hosts'], surroundings: CallSurroundings) {
  const options = (baseUrl: string) => ({
    baseUrl,
    token: surroundings.token,
    fetch: createAuthorizedFetch(surroundings),
  })
  return {
    portal: portalClient(options(hosts.portal)),
    customerStore: customerStoreClient(options(hosts.customerStore)),
    organisation: organisationClient(options(hosts.organisation)),
    authorization: authorizationClient(options(hosts.authorization)),
    consent: consentClient(options(hosts.consent)),
  }
}

/** The typed clients: `api.portal.get('/v1/Menus', …)`. */
export type Api = ReturnType<typeof createApi>
