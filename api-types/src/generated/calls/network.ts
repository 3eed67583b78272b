// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Search the network for elements to start from. */
export const searchNetwork: Call<'searchNetwork'> = {
  id: 'searchNetwork',
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkElements",
}

/** List the years and statuses that engagements can be filtered by. */
export const getNetworkChoices: Call<'getNetworkChoices'> = {
  id: 'getNetworkChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkChoices",
}

/** Read the open part of the network. */
export const readNetwork: Call<'readNetwork'> = {
  id: 'readNetwork',
  host: 'portal',
  method: 'post',
  path: "/v1/Network",
}

/** Find the shortest paths between two elements. */
export const findNetworkPaths: Call<'findNetworkPaths'> = {
  id: 'findNetworkPaths',
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkPaths",
}

/** List the members of staff who worked most for a client. */
export const rankClientStaff: Call<'rankClientStaff'> = {
  id: 'rankClientStaff',
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkClients({id})/Staff",
}
