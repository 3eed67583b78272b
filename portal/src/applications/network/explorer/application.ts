import { networkPath } from '../../../navigation/network-addresses.ts'
import { defineApplication } from '../../../routing/application.ts'

/** The right to see the network. */
export const networkScope = 'Network.Read'
const access = { scope: networkScope } as const

export const network = defineApplication('network', {
  /** What it starts from and what is open stands in the search: `rules/place.ts`. */
  explore: { path: networkPath, access, title: 'network:explore.title' },
  /** Both ends stand in the search: `from` and `to`. */
  paths: { path: '/app/reseau/paths', access, title: 'network:paths.title' },
})
