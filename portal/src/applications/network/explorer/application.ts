import { networkPath } from '../../../navigation/network-addresses.ts'
import { defineApplication } from '../../../routing/application.ts'

/** The right to see the network. */
export const networkScope = 'Network.Read'
const access = { scope: networkScope } as const

export const network = defineApplication('network', {
  /** The start and the expanded elements are in the query string; see `rules/place.ts`. */
  explore: { path: networkPath, access, title: 'network:explore.title' },
  /** Both ends are in the query string, as `from` and `to`. */
  paths: { path: '/app/reseau/paths', access, title: 'network:paths.title' },
})
