import { readEvents, type StreamedEvent } from '@parvis/api-types/events'

const firstDelay = 1000
const longestDelay = 60_000

/** Resolves after a delay, or at once when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

/**
 * Listens to an event stream until the signal aborts, and reconnects when it breaks, with growing delays. When the
 * network comes back it reconnects at once: an open connection may be dead without having been closed.
 * @param open connects: `signal => api.portal.open('/v1/MenuChanges', { signal })`
 */
export async function listenToEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  onEvent: (event: StreamedEvent) => void,
  signal: AbortSignal,
  wait = pause,
): Promise<void> {
  let delay = firstDelay
  let offline = new AbortController()
  if (typeof window !== 'undefined') window.addEventListener('online', () => offline.abort(), { signal })
  while (!signal.aborted) {
    offline = new AbortController()
    const attempt = AbortSignal.any([signal, offline.signal])
    try {
      for await (const event of readEvents(await open(attempt))) {
        delay = firstDelay
        onEvent(event)
      }
    } catch {
      // The stream broke or was refused. Nothing is lost: the next navigation loads the same data.
    }
    if (offline.signal.aborted) delay = firstDelay
    // Half of the delay is random, so that not everybody reconnects at once after a restart of the services.
    else await wait(delay / 2 + (Math.random() * delay) / 2, attempt)
    delay = Math.min(delay * 2, longestDelay)
  }
}
