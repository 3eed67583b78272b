import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { FolderTree } from '@parvis/design-system/FolderTree'
import { Inline } from '@parvis/design-system/Inline'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { useUnsaved } from '../../../../../unsaved/unsaved-changes.ts'
import { sayNotListed } from '../../menu-list.ts'
import { readFilter, writeFilter, type Shown } from '../../rules/menu-address.ts'
import type { MenuCheck } from '../../rules/menu-checks.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import { MenuTree } from './MenuTree.tsx'
import { useMenuMoves } from './useMenuMoves.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const DeleteMenuDialog = lateDialog(async () => ({
  default: (await import('./DeleteMenuDialog.tsx')).DeleteMenuDialog,
}))

const sayNotMoved = explain<'moveMenu'>({
  'menu-cycle': 'menus:problem.cycle',
  'menu-parent-unknown': 'menus:problem.parentUnknown',
  'menu-sibling-unknown': 'menus:problem.siblingUnknown',
  'menu-too-deep': 'menus:problem.tooDeep',
  'not-found': 'menus:problem.gone',
  'precondition-failed': 'menus:problem.movedSince',
})

export interface MenuListProps {
  list: UseQueryResult<AdministeredMenu[]>
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  selectedId: number | undefined
  /** The newly created menu, which gets the focus. */
  arrivedId: number | undefined
  onShow: (shown: Shown) => void
  onDeleted: (menu: AdministeredMenu) => void
}

/** The tree of all menus with its filter, and the dialog that confirms a deletion. */
export function MenuList({ list, menus, checks, selectedId, arrivedId, onShow, onDeleted }: MenuListProps) {
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const [filter, setFilter] = useFilter()
  const moves = useMenuMoves(menus)
  const [onlyChecks, setOnlyChecks] = useState(false)
  const [deleted, setDeleted] = useState<AdministeredMenu>()
  const close = () => setDeleted(undefined)

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
            title={t('list.reloadFailed')}
            actions={
              <Button size="small" isPending={list.isFetching} onPress={() => void list.refetch()}>
                {t('scope.retry')}
              </Button>
            }
          >
            {sayKey(tAny, sayNotListed(list.error).key)}
          </Banner>
        )}
        {moves.failed && (
          <Banner
            kind="danger"
            live="assertive"
            title={t('tree.moveFailed', { title: failed ? menuTitle(failed, locale) : '' })}
            onDismiss={moves.dismiss}
          >
            {sayKey(tAny, sayNotMoved(moves.failed.error).key)} {t('tree.movedBack')}
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
            <ToggleButton size="small" isSelected={onlyChecks} onChange={setOnlyChecks}>
              {t('tree.checks', { count: checks.size })}
            </ToggleButton>
          </Inline>
        )}
        <MenuTree
          menus={moves.menus}
          checks={checks}
          selectedId={selectedId}
          arrivedId={arrivedId}
          filter={filter}
          onlyChecks={onlyChecks && checks.size > 0}
          emptyState={
            <EmptyState
              title={t('list.emptyTitle')}
              actions={
                <Button variant="primary" onPress={() => onShow({ kind: 'new', parentId: null })}>
                  {t('create')}
                </Button>
              }
            >
              {t('list.empty')}
            </EmptyState>
          }
          onSelect={id => onShow({ kind: 'menu', id })}
          onMove={moves.move}
          onCreateBelow={id => onShow({ kind: 'new', parentId: id })}
          onAskDelete={setDeleted}
        />
      </Stack>
      <Suspense fallback={null}>
        {deleted && (
          <DeleteMenuDialog
            // The current version, so that a menu reloaded after a conflict can be deleted.
            menu={menus.find(({ id }) => id === deleted.id) ?? deleted}
            menus={menus}
            onClose={close}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** The menus failed to load. */
function ListFailure({ list }: { list: UseQueryResult<AdministeredMenu[]> }) {
  const { t } = useTranslation('menus')
  const retry = () => void list.refetch()
  const problem = sayNotListed(list.error)
  return (
    <ProblemState title={t('list.failed')} onRetry={retry} isRetrying={list.isFetching} problem={problem} />
  )
}

/** Long enough to finish a word: browsers throttle address changes on every keystroke. */
const writingDelay = 250

/**
 * The filter of the tree, kept in the address. While a form has unsaved changes, the address is not updated: that would
 * prompt the author about leaving the form.
 */
function useFilter(): [filter: string, setFilter: (filter: string) => void] {
  const [search, setSearch] = useSearchParams()
  const unsaved = useUnsaved()
  const inAddress = readFilter(search)
  const [filter, setFilter] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const navigation: string = useNavigationType()
  if (known !== inAddress) {
    setKnown(inAddress)
    // Navigation by the back button or a link replaces the filter. This component's own REPLACE must not undo later
    // typing.
    if (navigation !== 'REPLACE') setFilter(inAddress)
  }
  useEffect(() => {
    if (filter === inAddress) return undefined
    const timer = setTimeout(() => {
      if (!unsaved.hasAny('view'))
        setSearch(before => writeFilter(before, filter), { replace: true, preventScrollReset: true })
    }, writingDelay)
    return () => clearTimeout(timer)
  }, [filter, inAddress, setSearch, unsaved])
  return [filter, setFilter]
}
