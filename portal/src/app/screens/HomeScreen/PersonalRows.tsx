import { Stack } from '@parvis/design-system/Stack'
import { TileGrid } from '@parvis/design-system/TileGrid'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { menusById, tileOf, type FoundMenu, type ListedMenu } from '../../../navigation/menu-tree.ts'
import { menuTitle } from '../../../navigation/selected-menu.ts'
import { recentHelps } from './home-parts.ts'

export interface PersonalRowsProps {
  menus: readonly ListedMenu[]
  preferences: { pinnedMenuIds: readonly number[]; recentMenuIds: readonly number[] }
}

/** The pinned and recently used places, as a slim row above the applications. */
export function PersonalRows({ menus, preferences }: PersonalRowsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pinnedMenuIds, recentMenuIds } = preferences
  const tile = (found: FoundMenu) => {
    const own = tileOf(found, language, location.origin)
    return found.parent ? { ...own, title: `${menuTitle(found.parent, language)} – ${own.title}` } : own
  }
  const rows = [
    { label: t('home.pinned'), found: menusById(menus, pinnedMenuIds) },
    {
      label: t('home.recent'),
      found: recentHelps(menus.length)
        ? menusById(
            menus,
            recentMenuIds.filter(id => !pinnedMenuIds.includes(id)),
          )
        : [],
    },
  ]
  const shown = rows.filter(({ found }) => found.length > 0)
  if (shown.length === 0) return null
  return (
    <Stack gap={5}>
      {shown.map(({ label, found }) => (
        <TileGrid key={label} label={label} isLabelShown layout="compact" items={found.map(tile)} />
      ))}
    </Stack>
  )
}
