import type { Schemas } from '@parvis/api-types/portal'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { followTogether } from '../api/between-tabs.ts'
import { listenToEvents } from '../api/event-stream.ts'
import { askForRights } from '../session/rights.ts'

type MenuChange = Schemas['MenuChange']

/** A newer version of the menus, a change of the reader's rights, or a change of their waiting work. */
type Change = MenuChange | 'rights' | 'work'

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
 * Listens to the stream of menu changes until the signal aborts, and reconnects when it breaks.
 * @param onChange called for what is newer than before; the first message of the stream is the current version
 */
export async function listenToMenuChanges(
  api: Api,
  onChange: (change: Change) => void,
  signal: AbortSignal,
  wait?: Parameters<typeof listenToEvents>[3],
): Promise<void> {
  let version: number | undefined
  let isAfterBreak = false
  await listenToEvents(
    attempt => {
      isAfterBreak = version !== undefined
      return api.portal.open('/v1/MenuChanges', { signal: attempt })
    },
    event => {
      // The stream does not repeat changes of rights and work that happened during a break.
      if (event.event === 'rights' || isAfterBreak) onChange('rights')
      if (event.event === 'work') onChange('work')
      isAfterBreak = false
      const change = event.event === 'menus' ? readChange(event.data) : undefined
      if (!change || change.version === version) return
      // After a break, treat a missed change as urgent, since it may have been.
      if (version !== undefined) onChange(change)
      version = change.version
    },
    signal,
    wait,
  )
}

/**
 * Applies a change to the page's cached data. Rights are refetched at once, so that a screen closes when its reader
 * may no longer see it. Menus are refetched at once if the change says so, otherwise with the next navigation.
 */
export function applyChange(queryClient: QueryClient, change: Change): void {
  if (change === 'rights') askForRights(queryClient)
  if (change === 'rights' || change === 'work') {
    // Changed rights also change the waiting work.
    void queryClient.invalidateQueries({ queryKey: ['listWork'] })
    return
  }
  void queryClient.invalidateQueries({
    queryKey: ['listMenus'],
    refetchType: change.forceRefresh ? 'active' : 'none',
  })
}

/** Follows the menu changes until the signal aborts, with one tab listening for all. */
export function followMenuChanges(api: Api, queryClient: QueryClient, signal: AbortSignal): void {
  followTogether<Change>(
    {
      name: 'parvis.menu-changes',
      listen: tell => listenToMenuChanges(api, tell, signal),
      onMessage: change => applyChange(queryClient, change),
    },
    signal,
  )
}
