import { readOptions } from '@parvis/api-types/calls'
import { getStatementRequest } from '@parvis/api-types/calls/statements'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { isUnderWay } from '../../../statements/request.ts'

/** Milliseconds between two polls of a request that the services are working on. */
const pollingDelay = 1000

/** A request by its key. */
export const requestOptions = (api: Api, id: number) =>
  readOptions(api, getStatementRequest, { path: { id } })

/** The key of the request in the address; undefined if there is none, NaN if it is not a number. */
export function requestIn(search: URLSearchParams): number | undefined {
  const key = search.get('requestId')
  return key === null ? undefined : Number(key)
}

/**
 * The request given by `from` in the address, whose client the new statements are for; undefined until it is loaded.
 */
export function useRequestBefore(search: URLSearchParams) {
  const key = Number(search.get('from') ?? 0)
  const { data } = useQuery({
    ...requestOptions(useApi(), key),
    enabled: Number.isSafeInteger(key) && key > 0,
  })
  return data
}

/** A request, polled while the services are working on it. */
export function useFollowedRequest(id: number | undefined) {
  const isKey = id !== undefined && Number.isSafeInteger(id) && id > 0
  return useQuery({
    ...requestOptions(useApi(), id ?? 0),
    enabled: isKey,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? pollingDelay : false),
  })
}

export type FollowedRequest = ReturnType<typeof useFollowedRequest>
