import { NetworkFailure, ApiProblem, isProblem } from '@parvis/api-types/problems'
import { afterPress } from '@parvis/design-system/press'
import {
  defaultScheduler,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'

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

/**
 * Query defaults. Offline is not a special state of a query: the call fails with `NetworkFailure` and says so.
 * @param retry false in stories and tests
 */
export function createQueryClient({ retry = true } = {}): QueryClient {
  // What is answered while the pointer presses something is drawn after the click: it goes to what the reader saw.
  notifyManager.setScheduler(notify => afterPress(() => defaultScheduler(notify)))
  /** A refusal for want of a right says that the rights have changed: what is known of them is asked for again. */
  const onError = (error: unknown) => {
    if (isProblem(error, 'scope-missing')) void client.invalidateQueries({ queryKey: ['listUserScopes'] })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
