import { questionOptions, readOptions, type ReadOf } from '@parvis/api-types/calls'
import {
  findNetworkPaths,
  getNetworkChoices,
  rankClientStaff,
  readNetwork,
  searchNetwork,
} from '@parvis/api-types/calls/network'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { endsOf, hasStart, placeOf, questionOf, type Ends, type Place } from './rules/place.ts'

export type NetworkPart = ReadOf<'readNetwork'>
export type NetworkElement = NetworkPart['nodes'][number]['element']
export type NetworkLink = NetworkPart['links'][number]
export type NetworkPaths = ReadOf<'findNetworkPaths'>
export type ClientStaff = ReadOf<'rankClientStaff'>

const staleTime = 30_000

/** The part of the network in an address. */
export const networkOptions = (api: Api, place: Place) => ({
  ...questionOptions(api, readNetwork, { body: questionOf(place) }),
  staleTime,
})

/** The values engagements can be filtered by. */
export const choicesOptions = (api: Api) => ({
  ...readOptions(api, getNetworkChoices, {}),
  staleTime: 300_000,
})

export const pathsOptions = (api: Api, { from, to }: Ends) => ({
  ...readOptions(api, findNetworkPaths, { query: { from, to } }),
  staleTime,
})

export const staffOptions = (api: Api, clientId: number) => ({
  ...readOptions(api, rankClientStaff, { path: { id: clientId } }),
  staleTime,
})

/** Searches elements by text, page by page for a ComboBox. */
export const findElements = (api: Api, asked: FieldSearch) =>
  searchPage(asked, async ({ search: text, skip }) => ({
    data: await readOptions(api, searchNetwork, { query: { text, $skip: skip } }).queryFn(asked),
  }))

/** Explains why a part of the network could not be shown. */
export const sayNoNetwork = explain<'readNetwork' | 'getNetworkChoices'>({})
export const sayNoPaths = explain<'findNetworkPaths'>({ 'not-found': 'network:problem.gone' })
export const sayNoStaff = explain<'rankClientStaff'>({ 'not-found': 'network:problem.clientGone' })

/** Prefetches the data the address asks for. */
export function prefetchNetwork({ api, queryClient, url }: PrefetchContext): void {
  const place = placeOf(url.searchParams)
  if (hasStart(place)) void queryClient.prefetchQuery(networkOptions(api, place))
}

export function prefetchPaths({ api, queryClient, url }: PrefetchContext): void {
  const { from, to } = endsOf(url.searchParams)
  if (from !== undefined && to !== undefined) void queryClient.prefetchQuery(pathsOptions(api, { from, to }))
}
