import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { menuAddress, withRecent } from '../../navigation/menu-tree.ts'
import type { PortalMenu } from '../../navigation/queries.ts'
import { selectMenu } from '../../navigation/selected-menu.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'

/**
 * The menu and sub-menu of the current address. Also records recently used places, and that the application is no
 * longer new.
 * @param menus undefined while loading
 */
export function useSelectedMenu(menus: readonly PortalMenu[] | undefined) {
  const { pathname, search, hash } = useLocation()
  const [previousId, setPreviousId] = useState<number>()
  const selection = selectMenu(menus ?? [], pathname + search + hash, previousId, menu =>
    menuAddress(menu, location.origin),
  )
  const menuId = selection.menu?.id
  if (menuId !== undefined && menuId !== previousId) setPreviousId(menuId)

  const { preferences, isLoaded, change } = usePreferences()
  const [latest] = preferences.recentMenuIds
  // Record the sub-menu if the address belongs to one.
  const id = selection.subMenu?.id ?? menuId
  const known = preferences.knownMenuIds
  useEffect(() => {
    // Saving replaces the whole list: what was not loaded must not be overwritten.
    if (id === undefined || menuId === undefined || !isLoaded) return
    const isNew = known !== null && !known.includes(menuId)
    if (latest === id && !isNew) return
    change({
      recentMenuIds: withRecent(preferences.recentMenuIds, id),
      ...(isNew && { knownMenuIds: [...known, menuId] }),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- told once per menu: the list itself changes because of it
  }, [id, isLoaded])
  return { selection, previousId }
}
