import { createClient } from './client.ts'
import type { ApiClient, ClientOptions } from './client.ts'
import type { components, paths } from './generated/portal.ts'

/** The entities and forms of the host, by their names in the contract. */
export type Schemas = components['schemas']

/** A client of the portal host. */
export function portalClient(options: ClientOptions): ApiClient<paths> {
  return createClient<paths>(options)
}
