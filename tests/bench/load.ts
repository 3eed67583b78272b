/** Requests per second and latency of lists, requested by many clients at once over real connections. */
import autocannon, { type Result } from 'autocannon'
import { percentile } from './percentile.ts'

export interface LoadCase {
  /** The name in the table. */
  name: string
  /** Path with query. */
  path: string
  /** Bearer tokens to use in turn. */
  tokens: readonly string[]
  /** Sent as JSON by POST: for queries with more than an address can hold. */
  body?: unknown
}

export interface LoadResult {
  name: string
  /** Mean of the whole run. */
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Responses other than 2xx, and requests without a response. */
  failures: number
}

/**
 * Measures one list after a short warm-up.
 * @param connections clients that send requests continuously, each waiting for its response
 * @param seconds length of the measured run
 */
export async function measureLoad(
  url: string,
  { name, path, tokens, body }: LoadCase,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const options = {
    url: url + path,
    requests: tokens.map(token => ({ headers: { authorization: `Bearer ${token}`, ...type } })),
    connections,
    ...(body !== undefined && { method: 'POST' as const, body: JSON.stringify(body) }),
  }
  await autocannon({ ...options, duration: 2 })
  const times: number[] = []
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon({ ...options, duration: seconds }, (error: unknown, measured) => {
      if (error === null || error === undefined) resolve(measured)
      else reject(error instanceof Error ? error : new Error('autocannon failed', { cause: error }))
    })
    // autocannon's own percentiles are whole milliseconds without a p95; each response's time is exact.
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  // A request that got no response at all must not stop the other measurements.
  const at = (rank: number) => (times.length === 0 ? Number.POSITIVE_INFINITY : percentile(times, rank))
  return {
    name,
    requestsPerSecond: result.requests.mean,
    p50: at(50),
    p95: at(95),
    p99: at(99),
    failures: result.non2xx + result.errors + result.timeouts,
  }
}
