import { storedIconName } from '@parvis/design-system/icon-name'
import { Sidebar } from '@parvis/design-system/patterns/Sidebar'
import { useState } from 'react'
import { useLanguage } from '../../i18n/formats.ts'
import { menuAddress } from '../../navigation/menu-tree.ts'
import type { PortalMenu } from '../../navigation/queries.ts'
import { menuTitle, type TitledMenu } from '../../navigation/selected-menu.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'
import { browserStorage, storageKeys } from '../../session/storage.ts'

export interface PortalSidebarProps {
  menu: PortalMenu
  subMenu: TitledMenu | undefined
}

const storedWidth = () =>
  Number(browserStorage('localStorage').getItem(storageKeys.sidebarWidth) ?? Number.NaN)

/**
 * The sub-menus of the selected menu, in order. The services store whether it is expanded, the device stores its
 * width.
 */
export function PortalSidebar({ menu, subMenu }: PortalSidebarProps) {
  const language = useLanguage()
  const { preferences, change } = usePreferences()
  const [width, setWidth] = useState(storedWidth)
  return (
    <Sidebar
      title={menuTitle(menu, language)}
      icon={storedIconName(menu.menuIcon)}
      color={menu.menuColor}
      items={menu.inverseMenuParent
        .toSorted((a, b) => a.menuOrder - b.menuOrder)
        .map(child => ({
          id: String(child.id),
          title: menuTitle(child, language),
          href: menuAddress(child, location.origin),
          icon: storedIconName(child.menuIcon),
          color: child.menuColor,
        }))}
      {...(subMenu && { currentId: String(subMenu.id) })}
      isRail={preferences.sidebar === 'collapsed'}
      onRailChange={isRail => change({ sidebar: isRail ? 'collapsed' : 'expanded' })}
      width={width}
      onWidthChange={next => {
        setWidth(next)
        browserStorage('localStorage').setItem(storageKeys.sidebarWidth, String(next))
      }}
    />
  )
}
