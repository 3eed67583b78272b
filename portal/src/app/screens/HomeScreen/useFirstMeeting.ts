import { useEffect } from 'react'
import type { ListedMenu } from '../../../navigation/menu-tree.ts'
import { usePreferences } from '../../../navigation/usePreferences.ts'

/**
 * On the first visit all applications are new, and none is marked: what comes after it is.
 * @param menus undefined while they are awaited
 */
export function useFirstMeeting(menus: readonly ListedMenu[] | undefined): void {
  // A way of its own to write: if it fails, nothing that the person did has failed.
  const { preferences, isLoaded, change } = usePreferences()
  const isFirst = isLoaded && menus !== undefined && preferences.knownMenuIds === null
  useEffect(() => {
    if (isFirst) change({ knownMenuIds: menus.map(menu => menu.id) })
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isFirst])
}
