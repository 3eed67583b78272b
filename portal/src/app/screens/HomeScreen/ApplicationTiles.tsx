import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { TileGrid } from '@parvis/design-system/TileGrid'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { inOwnOrder, tileOf, type ListedMenu } from '../../../navigation/menu-tree.ts'
import type { ArrangedPreferences } from '../../../navigation/queries.ts'
import { workOptions } from '../../../work/queries.ts'
import { workOfMenu } from '../../../work/work-of-menu.ts'
import { countWords } from '../../../work/work-words.ts'
import { moved, togglePinned } from './home-parts.ts'

export interface ApplicationTilesProps {
  /** Undefined while loading. */
  menus: readonly ListedMenu[] | undefined
  preferences: Pick<ArrangedPreferences, 'pinnedMenuIds' | 'menuOrder' | 'knownMenuIds'>
  /** Undefined while the preferences are not loaded: tiles can then be neither pinned nor moved. */
  onChange: ((change: Partial<ArrangedPreferences>) => void) | undefined
}

const usualCount = 6

/**
 * The applications in the person's own order, else in menu order, with their waiting work. Two columns; the first
 * takes half, rounded up. Applications added since the last visit are marked until opened.
 */
export function ApplicationTiles({ menus, preferences, onChange }: ApplicationTilesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const counts = useQuery(workOptions(useApi())).data?.counts ?? []
  // The order before the last move of this visit, for undo.
  const [before, setBefore] = useState<readonly number[]>()
  if (!menus) return <TileGrid label={t('home.loading')} items={[]} skeletons={usualCount} />
  const { pinnedMenuIds: pinned, menuOrder, knownMenuIds: known } = preferences
  const inOrder = inOwnOrder(menus, menuOrder)
  const arrange = (order: readonly number[]) => {
    setBefore(menuOrder)
    onChange?.({ menuOrder: [...order] })
  }
  return (
    <Stack>
      <TileGrid
        label={t('home.applications')}
        {...(menus.length > 1 &&
          onChange && {
            onMove: (id: string, toIndex: number) =>
              arrange(
                moved(
                  inOrder.map(menu => menu.id),
                  Number(id),
                  toIndex,
                ),
              ),
          })}
        items={inOrder.map(menu => {
          const isPinned = pinned.includes(menu.id)
          return {
            ...tileOf({ menu }, language, location.origin),
            isPinned,
            isNew: known !== null && !known.includes(menu.id),
            work: workOfMenu(counts, menu).map(count => ({
              id: count.kind,
              label: countWords(t, count),
              href: count.link,
            })),
            actions: onChange
              ? [
                  {
                    id: 'pin',
                    label: isPinned ? t('home.unpin') : t('home.pin'),
                    onAction: () => onChange({ pinnedMenuIds: togglePinned(pinned, menu.id) }),
                  },
                ]
              : [],
          }
        })}
      />
      {(before !== undefined || menuOrder.length > 0) && (
        <Inline>
          {before !== undefined && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                onChange?.({ menuOrder: [...before] })
                setBefore(undefined)
              }}
            >
              {t('home.undoMove')}
            </Button>
          )}
          {menuOrder.length > 0 && (
            <Button variant="quiet" size="small" onPress={() => arrange([])}>
              {t('home.givenOrder')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}
