import type { Schemas } from '@parvis/api-types/portal'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { followTogether } from '../api/between-tabs.ts'
import { listenToEvents } from '../api/event-stream.ts'
import { askForRights } from '../session/rights.ts'

type MenuChange = Schemas['MenuChange']

/** A newer version of the menus, that the reader may do something else than before, or that something else waits for them. */
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
 * Listens to the stream of menu changes until the signal ends it, and connects again when it breaks.
 * @param onChange told of what is newer than what was told before; what the stream begins with is the present
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
      // The stream says nothing of what happened to rights and work during a break.
      if (event.event === 'rights' || isAfterBreak) onChange('rights')
      if (event.event === 'work') onChange('work')
      isAfterBreak = false
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

/**
 * What a change does to what the page knows. Rights are asked for again at once, so that an open screen closes that its
 * reader may not see any more; menus at once where the change says so, and otherwise with the next navigation.
 */
export function applyChange(queryClient: QueryClient, change: Change): void {
  if (change === 'rights') askForRights(queryClient)
  if (change === 'rights' || change === 'work') {
    // Who may do something else has something else to do.
    void queryClient.invalidateQueries({ queryKey: ['listWork'] })
    return
  }
  void queryClient.invalidateQueries({
    queryKey: ['listMenus'],
    refetchType: change.forceRefresh ? 'active' : 'none',
  })
}

/** Follows the menu changes until the signal ends it, one tab for all. */
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
