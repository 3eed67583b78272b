import type { Schemas } from '@parvis/api-types/portal'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { followTogether } from '../live/between-tabs.ts'
import { listenToEvents } from '../live/event-stream.ts'

type MenuChange = Schemas['MenuChange']

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

/**
 * Listens to the stream of menu changes until the signal ends it, and connects again when it breaks.
 * @param onChange a version of the menus that is newer than the one before; the first one is the present
 */
export async function listenToMenuChanges(
  api: Api,
  onChange: (change: MenuChange) => void,
  signal: AbortSignal,
  wait?: Parameters<typeof listenToEvents>[3],
): Promise<void> {
  let version: number | undefined
  await listenToEvents(
    attempt => api.portal.open('/v1/MenuChanges', { signal: attempt }),
    event => {
      const change = event.event === 'menus' ? readChange(event.data) : undefined
      if (!change || change.version === version) return
      // After a break, what was missed counts as urgent: it may have been.
      if (version !== undefined) onChange(change)
      version = change.version
    },
    signal,
    wait,
  )
}

/** What a change does to the menus in the cache: at once, or with the next navigation. */
export function applyMenuChange(queryClient: QueryClient, change: MenuChange): void {
  void queryClient.invalidateQueries({
    queryKey: ['listMenus'],
    refetchType: change.forceRefresh ? 'active' : 'none',
  })
}

/** Follows the menu changes until the signal ends it, one tab for all. */
export function followMenuChanges(api: Api, queryClient: QueryClient, signal: AbortSignal): void {
  followTogether<MenuChange>(
    {
      name: 'parvis.menu-changes',
      listen: tell => listenToMenuChanges(api, tell, signal),
      onMessage: change => applyMenuChange(queryClient, change),
    },
    signal,
  )
}
