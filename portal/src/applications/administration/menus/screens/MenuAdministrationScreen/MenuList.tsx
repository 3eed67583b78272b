import { Badge } from '@parvis/design-system/Badge'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { FolderTree } from '@parvis/design-system/FolderTree'
import { Inline } from '@parvis/design-system/Inline'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { listProblems, moveProblems } from '../../problems.ts'
import type { Shown } from '../../rules/menu-address.ts'
import type { MenuCheck } from '../../rules/menu-checks.ts'
import type { AdministeredMenu, MenuPlace } from '../../rules/menu-tree.ts'
import { MenuTree } from './MenuTree.tsx'
import { useFilter } from './useFilter.ts'
import { useMenuMoves } from './useMenuMoves.ts'

const DeleteMenuDialog = lazy(async () => ({
  default: (await import('./DeleteMenuDialog.tsx')).DeleteMenuDialog,
}))

export interface MenuListProps {
  list: UseQueryResult<AdministeredMenu[]>
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  selectedId: number | undefined
  /** The menu that was just made: it takes the focus. */
  arrivedId: number | undefined
  onShow: (shown: Shown) => void
  onDeleted: (menu: AdministeredMenu) => void
}

/** The tree of all menus with its filter, and what is asked about one of them. */
export function MenuList({ list, menus, checks, selectedId, arrivedId, onShow, onDeleted }: MenuListProps) {
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const [filter, setFilter] = useFilter()
  const moves = useMenuMoves(menus)
  const [deleted, setDeleted] = useState<AdministeredMenu>()
  const close = () => setDeleted(undefined)
  const move = (id: number, place: MenuPlace) => moves.move({ id, ...place })

  if (list.isPending)
    return (
      <Card title={t('tree.title')}>
        <FolderTree aria-label={t('tree.title')} status="loading" items={[]} />
      </Card>
    )
  if (list.isLoadingError) return <ListFailure list={list} />
  const failed = moves.failed && menus.find(({ id }) => id === moves.failed?.id)
  return (
    <Card title={t('tree.title')}>
      <Stack>
        {list.isRefetchError && (
          <Banner
            kind="warning"
            live="polite"
            title={t('tree.reloadFailed')}
            actions={
              <Button size="small" isPending={list.isFetching} onPress={() => void list.refetch()}>
                {t('scope.retry')}
              </Button>
            }
          >
            {sayKey(tAny, problemText<'listMenuAdministration'>(listProblems, list.error).key)}
          </Banner>
        )}
        {moves.failed && (
          <Banner
            kind="danger"
            live="assertive"
            title={t('tree.moveFailed', { title: failed ? menuTitle(failed, locale) : '' })}
            onDismiss={moves.dismiss}
          >
            {sayKey(tAny, problemText<'moveMenu'>(moveProblems, moves.failed.error).key)}{' '}
            {t('tree.movedBack')}
          </Banner>
        )}
        {menus.length > 0 && (
          <SearchField
            label={t('tree.filter')}
            description={t('tree.filterHint')}
            value={filter}
            onChange={setFilter}
          />
        )}
        {checks.size > 0 && (
          <Inline>
            <Badge tone="warning">{t('tree.checks', { count: checks.size })}</Badge>
          </Inline>
        )}
        <MenuTree
          menus={moves.menus}
          checks={checks}
          selectedId={selectedId}
          arrivedId={arrivedId}
          filter={filter}
          emptyState={
            <EmptyState
              title={t('tree.emptyTitle')}
              actions={
                <Button variant="primary" onPress={() => onShow({ kind: 'new', parentId: null })}>
                  {t('create')}
                </Button>
              }
            >
              {t('tree.empty')}
            </EmptyState>
          }
          onSelect={id => onShow({ kind: 'menu', id })}
          onMove={move}
          onCreateBelow={id => onShow({ kind: 'new', parentId: id })}
          onAskDelete={setDeleted}
        />
      </Stack>
      <Suspense fallback={null}>
        {deleted && (
          <DeleteMenuDialog
            // The version of the moment: a menu that was looked at again may be deleted.
            menu={menus.find(({ id }) => id === deleted.id) ?? deleted}
            menus={menus}
            onClose={close}
            onDeleted={menu => {
              close()
              onDeleted(menu)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** The menus could not be loaded at all. */
function ListFailure({ list }: { list: UseQueryResult<AdministeredMenu[]> }) {
  const { t } = useTranslation('menus')
  const retry = () => void list.refetch()
  const problem = problemText<'listMenuAdministration'>(listProblems, list.error)
  return (
    <ProblemState title={t('tree.failed')} onRetry={retry} isRetrying={list.isFetching} problem={problem} />
  )
}
