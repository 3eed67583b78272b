import { TileGrid } from '@parvis/design-system/TileGrid'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { tileOf, type ListedMenu } from '../../../navigation/menu-tree.ts'
import { workOptions } from '../../../work/queries.ts'
import { workOfMenu } from '../../../work/work-of-menu.ts'
import { countWords } from '../../../work/work-words.ts'

export interface ApplicationTilesProps {
  /** Undefined while they are awaited. */
  menus: readonly ListedMenu[] | undefined
  pinned: readonly number[]
  onPin: (id: number) => void
}

const usualCount = 6

/** The applications in menu order, with what waits in them: two columns, the first half rounded up in the first. */
export function ApplicationTiles({ menus, pinned, onPin }: ApplicationTilesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const counts = useQuery(workOptions(useApi())).data?.counts ?? []
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
          work: workOfMenu(counts, menu).map(count => ({
            id: count.kind,
            label: countWords(t, count),
            href: count.link,
          })),
          actions: [
            { id: 'pin', label: isPinned ? t('home.unpin') : t('home.pin'), onAction: () => onPin(menu.id) },
          ],
        }
      })}
    />
  )
}
