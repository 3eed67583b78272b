import { NetworkFailure, ApiProblem } from '@parvis/api-types/problems'
import { staleAfterProblem } from '@parvis/api-types/stale-after-problem'
import { afterPress } from '@parvis/design-system/press'
import {
  defaultScheduler,
  hashKey,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type Query,
} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The operations whose responses the write makes stale, from the contract: `writeOptions`. */
      stale?: readonly string[]
      /** The path template of what the write deletes. */
      deletes?: string
    }
    queryMeta: {
      /** The path template that is read. */
      path?: string
    }
  }
}

/** The path parameters of a read or a write. */
const pathOf = (params: unknown): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, 'path') : undefined

interface Write {
  meta: { stale?: readonly string[]; deletes?: string } | undefined
  /** The parameters that were sent. */
  sent: unknown
}

/**
 * Refetches what a write has made stale, where it is shown; not what it has deleted, which would only return 404. With
 * `joins`, a request in progress is not sent again.
 * @returns when the responses have arrived
 */
export async function askAgain(
  client: QueryClient,
  { meta: { stale = [], deletes } = {}, sent }: Write,
  { joins = false } = {},
): Promise<void> {
  const isDeleted = ({ meta, queryKey: [, params] }: Query) =>
    deletes !== undefined &&
    meta?.path?.startsWith(deletes) === true &&
    hashKey([pathOf(params)]) === hashKey([pathOf(sent)])
  client.removeQueries({ predicate: isDeleted, type: 'inactive' })
  // A response requested before the write must not count as one after it. The library does not restart a first load,
  // or a query that no screen shows yet, so restart them here.
  const isOfBefore = (query: Query) =>
    stale.includes(String(query.queryKey[0])) &&
    query.state.fetchStatus === 'fetching' &&
    (query.state.data === undefined || !query.isActive()) &&
    !isDeleted(query)
  if (!joins)
    for (const query of client.getQueryCache().findAll({ predicate: isOfBefore })) {
      void query.cancel({ silent: true })
      query.fetch().catch(() => undefined)
    }
  await Promise.all(
    stale.map(operation =>
      client.invalidateQueries(
        { queryKey: [operation], predicate: query => !isDeleted(query) },
        { cancelRefetch: !joins },
      ),
    ),
  )
}

const furtherTries = 2

/**
 * Whether a retry may help: no response, a failing server, or too many requests in this minute. A refusal stays a
 * refusal.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= furtherTries) return false
  if (error instanceof NetworkFailure) return true
  return error instanceof ApiProblem && (error.status >= 502 || error.status === 429)
}

/** Milliseconds until the next attempt: what the services say, else 0.5 s, then 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const told = error instanceof ApiProblem ? error.retryAfter : undefined
  return Math.min(told === undefined ? 500 * 2 ** failures : told * 1000, 5000)
}

/** Whether a refusal means that what the page shows is out of date: another version, deleted, or no longer possible. */
function tellsOfChange(error: unknown): boolean {
  return error instanceof ApiProblem && [404, 409, 412, 422].includes(error.status)
}

/**
 * Creates the query client with the portal's defaults. After a write, what the contract declares stale is refetched
 * where it is shown. Being offline is not a special state of a query: the request fails with `NetworkFailure`.
 * @param retry false in stories and tests
 */
export function createQueryClient({ retry = true } = {}): QueryClient {
  // Draw responses that arrive during a press only after the click, so that the click goes to what the reader saw.
  notifyManager.setScheduler(notify => afterPress(() => defaultScheduler(notify)))
  /**
   * Some refusals mean that cached data is out of date: a missing right, that the rights have changed; missing
   * consent, that there is a new version of the terms. The contract names what to refetch. Unsaved input is kept as a
   * draft.
   */
  const onError = (error: unknown) => {
    const stale = error instanceof ApiProblem ? staleAfterProblem[error.code] : undefined
    for (const operation of stale ?? []) void client.invalidateQueries({ queryKey: [operation] })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onSuccess: (_data, sent, _result, { meta }) => void askAgain(client, { meta, sent }),
      onError: async (error, _sent, _result, { meta }) => {
        onError(error)
        const refused = { meta: { stale: meta?.stale ?? [] }, sent: undefined }
        // Awaited, so that no other attempt is possible before the page knows the current state.
        if (tellsOfChange(error)) await askAgain(client, refused)
        // It is unknown whether the write took effect.
        else if (error instanceof NetworkFailure) void askAgain(client, refused)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: retry && mayRetry,
        retryDelay,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
