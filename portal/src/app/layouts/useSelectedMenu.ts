import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { menuAddress, withRecent } from '../../navigation/menu-tree.ts'
import type { PortalMenu } from '../../navigation/queries.ts'
import { selectMenu } from '../../navigation/selected-menu.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'

/**
 * The menu and sub-menu of the present address, and the recently used list that follows from them.
 * @param menus undefined while they are awaited
 */
export function useSelectedMenu(menus: readonly PortalMenu[] | undefined) {
  const { pathname, search, hash } = useLocation()
  const [previousId, setPreviousId] = useState<number>()
  const selection = selectMenu(menus ?? [], pathname + search + hash, previousId, menu =>
    menuAddress(menu, location.origin),
  )
  const id = selection.menu?.id
  if (id !== undefined && id !== previousId) setPreviousId(id)

  const { preferences, isPending, change } = usePreferences()
  const [latest] = preferences.recentMenuIds
  useEffect(() => {
    if (id === undefined || isPending || latest === id) return
    change({ recentMenuIds: withRecent(preferences.recentMenuIds, id) })
    // oxlint-disable-next-line react/exhaustive-deps -- told once per menu: the list itself changes because of it
  }, [id, isPending])
  return { selection, previousId }
}
