import { readOptions } from '@parvis/api-types/calls'
import { getStatementRequest } from '@parvis/api-types/calls/statements'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { isUnderWay } from '../../../statements/request.ts'

/** Milliseconds between two looks at a request that the services are at work on. */
const pollingDelay = 1000

/** A request by its key. */
export const requestOptions = (api: Api, id: number) =>
  readOptions(api, getStatementRequest, { path: { id } })

/** The key of the request that an address names; undefined where it names none. */
export function requestIn(search: URLSearchParams): number | undefined {
  const key = search.get('requestId')
  return key === null ? undefined : Number(key)
}

/** The request whose client these statements are of as well, where the address names one; nothing until it is known. */
export function useRequestBefore(search: URLSearchParams) {
  const key = Number(search.get('from') ?? 0)
  const { data } = useQuery({
    ...requestOptions(useApi(), key),
    enabled: Number.isSafeInteger(key) && key > 0,
  })
  return data
}

/** A request, looked at again and again while the services are at work on it. */
export function useFollowedRequest(id: number | undefined) {
  const isKey = id !== undefined && Number.isSafeInteger(id) && id > 0
  return useQuery({
    ...requestOptions(useApi(), id ?? 0),
    enabled: isKey,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? pollingDelay : false),
  })
}

export type FollowedRequest = ReturnType<typeof useFollowedRequest>
