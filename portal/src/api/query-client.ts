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
      /** The operations whose answers something else is expected of afterwards, from the contract: `writeOptions`. */
      stale?: readonly string[]
      /** The path template at which nothing is any more. */
      deletes?: string
    }
    queryMeta: {
      /** The path template that is read. */
      path?: string
    }
  }
}

/** The keys in the path of what was asked or sent. */
const pathOf = (params: unknown): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, 'path') : undefined

interface Write {
  meta: { stale?: readonly string[]; deletes?: string } | undefined
  /** What was sent. */
  sent: unknown
}

/**
 * Asks again for what a write has made stale, where it is shown; not for what it has deleted, which would only be missing.
 * What is on its way already is not asked for twice where `joins`.
 * @returns when it is there
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
  // What was asked before the write would be taken for what is so after it: for a first answer, and for one that no screen
  // shows yet, the library does not ask anew.
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

/** Whether asking again may help: no answer, a failing server, a full minute. A refusal stays a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= furtherTries) return false
  if (error instanceof NetworkFailure) return true
  return error instanceof ApiProblem && (error.status >= 502 || error.status === 429)
}

/** Milliseconds to wait before another try: what the services say, else 0.5 s, 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const told = error instanceof ApiProblem ? error.retryAfter : undefined
  return Math.min(told === undefined ? 500 * 2 ** failures : told * 1000, 5000)
}

/** Whether a refusal says that what was looked at is no longer so: another version, gone, or not possible any more. */
function tellsOfChange(error: unknown): boolean {
  return error instanceof ApiProblem && [404, 409, 412, 422].includes(error.status)
}

/**
 * Query defaults. After a write, what the contract says is stale is asked for again where it is shown. Offline is not a special state of a query: the call fails with `NetworkFailure` and says so.
 * @param retry false in stories and tests
 */
export function createQueryClient({ retry = true } = {}): QueryClient {
  // What is answered while the pointer presses something is drawn after the click: it goes to what the reader saw.
  notifyManager.setScheduler(notify => afterPress(() => defaultScheduler(notify)))
  /**
   * Some refusals say that what is known is out of date: for want of a right, that the rights have changed; for want of the
   * terms of use, that there is a new version of them. The contract names what is asked for again. What was typed is kept as a
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
        // Awaited: there is no other try before the page knows what it is now.
        if (tellsOfChange(error)) await askAgain(client, refused)
        // Nobody knows whether it was done.
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
