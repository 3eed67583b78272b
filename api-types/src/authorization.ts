import { createClient } from './client.ts'
import type { ApiClient, ClientOptions } from './client.ts'
import type { components, paths } from './generated/authorization.ts'

/** The entities and forms of the host, by their names in the contract. */
export type Schemas = components['schemas']

/** A client of the authorization host. */
export function authorizationClient(options: ClientOptions): ApiClient<paths> {
  return createClient<paths>(options)
}
