import { useEffect } from 'react'
import type { ListedMenu } from '../../../navigation/menu-tree.ts'
import { usePreferences } from '../../../navigation/usePreferences.ts'

/**
 * Marks all applications as known on the first visit, when everything is new; later additions are marked as new.
 * @param menus undefined while loading
 */
export function useFirstMeeting(menus: readonly ListedMenu[] | undefined): void {
  // A separate writer: if it fails, nothing that the person did has failed.
  const { preferences, isLoaded, change } = usePreferences()
  const isFirst = isLoaded && menus !== undefined && preferences.knownMenuIds === null
  useEffect(() => {
    if (isFirst) change({ knownMenuIds: menus.map(menu => menu.id) })
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isFirst])
}
