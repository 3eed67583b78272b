import { readEvents } from '@parvis/api-types/events'
import type { Schemas } from '@parvis/api-types/portal'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

type MenuChange = Schemas['MenuChange']

const firstDelay = 1000
const longestDelay = 60_000
/** Milliseconds until a tab listens in the place of another one. */
const handOver = 500

function readChange(data: string): MenuChange | undefined {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value !== 'object' || value === null || !('version' in value) || !('forceRefresh' in value))
      return undefined
    const { version, forceRefresh } = value
    return typeof version === 'number' && typeof forceRefresh === 'boolean'
      ? { version, forceRefresh }
      : undefined
  } catch {
    return undefined
  }
}

/** Ends early, and at once, when the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal) =>
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
 * Listens to the stream of menu changes until the signal ends it, and connects again when it breaks, each time later.
 * @param onChange a version of the menus that is newer than the one before; the first one is the present
 */
export async function listenToMenuChanges(
  api: Api,
  onChange: (change: MenuChange) => void,
  signal: AbortSignal,
  wait = pause,
): Promise<void> {
  let version: number | undefined
  let delay = firstDelay
  while (!signal.aborted) {
    try {
      const stream = await api.portal.open('/v1/MenuChanges', { signal })
      for await (const event of readEvents(stream)) {
        delay = firstDelay
        const change = event.event === 'menus' ? readChange(event.data) : undefined
        if (!change || change.version === version) continue
        // After a break, what was missed counts as urgent: it may have been.
        if (version !== undefined) onChange(change)
        version = change.version
      }
    } catch {
      // The stream broke or was refused: the menus still come with the next navigation.
    }
    // Half of the delay is left to chance, so that a restart of the services is not met by everybody at once.
    await wait(delay / 2 + (Math.random() * delay) / 2, signal)
    delay = Math.min(delay * 2, longestDelay)
  }
}

/** What a change does to the menus in the cache: at once, or with the next navigation. */
export function applyMenuChange(queryClient: QueryClient, change: MenuChange): void {
  void queryClient.invalidateQueries({
    queryKey: ['listMenus'],
    refetchType: change.forceRefresh ? 'active' : 'none',
  })
}

const channelName = 'parvis.menu-changes'

/**
 * Follows the menu changes until the signal ends it. One tab holds the stream for all: browsers allow few connections
 * to one host.
 */
export function followMenuChanges(api: Api, queryClient: QueryClient, signal: AbortSignal): void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<MenuChange>) =>
    applyMenuChange(queryClient, data),
  )
  const listen = () =>
    listenToMenuChanges(
      api,
      change => {
        applyMenuChange(queryClient, change)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
        channel.postMessage(change)
      },
      signal,
    )
  signal.addEventListener('abort', () => channel.close())
  if (!('locks' in navigator)) {
    void listen()
    return
  }
  const { locks } = navigator
  /** The tab before may have gone because its person signed out, of which this one hears in a moment. */
  const takeOver = async () => {
    await pause(handOver, signal)
    await listen()
  }
  locks
    .request(channelName, { ifAvailable: true }, lock =>
      lock ? listen() : locks.request(channelName, { signal }, takeOver),
    )
    .catch(() => undefined)
}
