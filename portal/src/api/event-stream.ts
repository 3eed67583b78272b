import { readEvents, type StreamedEvent } from '@parvis/api-types/events'

const firstDelay = 1000
const longestDelay = 60_000

/** Ends early, and at once, when the signal is aborted. */
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
 * Listens to a stream of events until the signal ends it, and connects again when it breaks, each time later. When the
 * network is back it connects at once: what was open before may be dead without knowing it.
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
      // The stream broke or was refused: what it would tell is loaded with the next navigation as well.
    }
    if (offline.signal.aborted) delay = firstDelay
    // Half of the delay is left to chance, so that a restart of the services is not met by everybody at once.
    else await wait(delay / 2 + (Math.random() * delay) / 2, attempt)
    delay = Math.min(delay * 2, longestDelay)
  }
}
