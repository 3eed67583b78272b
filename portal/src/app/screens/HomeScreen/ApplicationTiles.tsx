import { TileGrid } from '@parvis/design-system/TileGrid'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { tileOf, type ListedMenu } from '../../../navigation/menu-tree.ts'

export interface ApplicationTilesProps {
  /** Undefined while they are awaited. */
  menus: readonly ListedMenu[] | undefined
  pinned: readonly number[]
  onPin: (id: number) => void
}

const usualCount = 6

/** The applications in menu order: two columns, the first half rounded up in the first. */
export function ApplicationTiles({ menus, pinned, onPin }: ApplicationTilesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!menus) return <TileGrid label={t('home.loading')} items={[]} skeletons={usualCount} />
  const inOrder = menus.toSorted((a, b) => a.menuOrder - b.menuOrder)
  return (
    <TileGrid
      label={t('home.applications')}
      items={inOrder.map(menu => {
        const isPinned = pinned.includes(menu.id)
        return {
          ...tileOf({ menu }, language, location.origin),
          isPinned,
          actions: [
            { id: 'pin', label: isPinned ? t('home.unpin') : t('home.pin'), onAction: () => onPin(menu.id) },
          ],
        }
      })}
    />
  )
}
