import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SplitView } from '@parvis/design-system/SplitView'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { listMenusOptions, menuDraftOptions } from '../../menu-list.ts'
import {
  nameOfShown,
  readIsDraft,
  readShown,
  writeIsDraft,
  writeShown,
  type Shown,
} from '../../rules/menu-address.ts'
import { checkMenus } from '../../rules/menu-checks.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { ChosenMenu } from './ChosenMenu.tsx'
import { DraftBar } from './DraftBar.tsx'
import { MenuList } from './MenuList.tsx'

const DraftDifferences = latePart(async () => ({
  default: (await import('./DraftDifferences.tsx')).DraftDifferences,
}))
const MenuHistory = latePart(async () => ({ default: (await import('./MenuHistory.tsx')).MenuHistory }))

const none: readonly AdministeredMenu[] = []

/** All menus of the portal: the tree, and the form of the selected menu. */
export function MenuAdministrationScreen() {
  const { t } = useTranslation('menus')
  const [search, setSearch] = useSearchParams()
  const { frameOrigins } = useSettings()
  const api = useApi()
  const isDraft = readIsDraft(search)
  const draft = useQuery(menuDraftOptions(api))
  const published = useQuery({ ...listMenusOptions(api), enabled: !isDraft })
  const drafted = useQuery({ ...menuDraftOptions(api), select: ({ menus: ofDraft }) => ofDraft })
  const list = isDraft ? drafted : published
  useMenuChanges()
  // Where to go once the current form is unmounted, which drops its unsaved changes.
  const [leavingTo, setLeavingTo] = useState<Shown>()
  const [createdId, setCreatedId] = useState<number>()
  useEffect(() => {
    // Most visits edit a menu, so load the form's code alongside the list. A failure is shown where the form is used.
    import('./MenuForm.tsx').catch(() => undefined)
  }, [])
  const menus = list.data ?? none
  const checks = useMemo(() => checkMenus(menus, frameOrigins), [menus, frameOrigins])
  const shown = readShown(search)
  const show = (next: Shown) => setSearch(before => writeShown(before, next), { preventScrollReset: true })

  if (leavingTo && nameOfShown(leavingTo) === nameOfShown(shown)) setLeavingTo(undefined)
  useEffect(() => {
    if (leavingTo)
      setSearch(before => writeShown(before, leavingTo), { replace: true, preventScrollReset: true })
  }, [leavingTo, setSearch])

  const showCreated = useCallback((id: number) => {
    setLeavingTo({ kind: 'menu', id })
    setCreatedId(id)
  }, [])
  const work = (inDraft: boolean) =>
    setSearch(before => writeIsDraft(before, inDraft), { preventScrollReset: true })
  const createOnHome = () => show({ kind: 'new', parentId: null })
  const tree = (
    <MenuList
      list={list}
      menus={menus}
      checks={checks}
      selectedId={shown.kind === 'menu' ? shown.id : undefined}
      arrivedId={createdId}
      onShow={show}
      onDeleted={menu => {
        if (shown.kind === 'menu' && !menus.some(({ id }) => id === shown.id && id !== menu.id))
          setLeavingTo({ kind: 'nothing' })
      }}
    />
  )
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          // Shown from the start, so that nothing shifts when the menus arrive.
          !list.isLoadingError && (
            <>
              <Button onPress={() => show({ kind: 'history' })}>{t('history.title')}</Button>
              {!isDraft && (draft.data?.changes.length ?? 0) === 0 && (
                <Button isDisabled={!list.isSuccess} onPress={() => work(true)}>
                  {t('draft.start')}
                </Button>
              )}
              <Button
                variant={shown.kind === 'nothing' ? 'primary' : 'secondary'}
                isDisabled={!list.isSuccess}
                onPress={createOnHome}
              >
                {t('create')}
              </Button>
            </>
          )
        }
      />
      {draft.data && (
        <DraftBar
          draft={draft.data}
          isDraft={isDraft}
          onOpen={() => work(true)}
          onLeave={() => work(false)}
          onShowDifferences={() => show({ kind: 'differences' })}
          onRefused={async () => void (await draft.refetch())}
        />
      )}
      {/* Without menus nothing can be selected, so the error takes the full width. */}
      {list.isLoadingError ? (
        tree
      ) : (
        <SplitView label={t('form.edit')} shown={nameOfShown(shown)} list={tree}>
          {list.isSuccess && !leavingTo && shown.kind === 'differences' && draft.data && (
            <Suspense fallback={null}>
              <DraftDifferences draft={draft.data} />
            </Suspense>
          )}
          {list.isSuccess && !leavingTo && shown.kind === 'history' && (
            <Suspense fallback={null}>
              <MenuHistory menus={menus} />
            </Suspense>
          )}
          {list.isSuccess && !leavingTo && shown.kind !== 'differences' && shown.kind !== 'history' && (
            <ChosenMenu
              key={`${nameOfShown(shown)} ${String(isDraft)}`}
              shown={shown}
              menus={menus}
              checks={checks}
              onCreate={createOnHome}
              onCreated={showCreated}
              onCancel={() => show({ kind: 'nothing' })}
            />
          )}
        </SplitView>
      )}
    </Page>
  )
}

/**
 * Follows the changes of other administrators. The shell marks the menus as outdated when the services announce a
 * change. Administrators see it at once in the tree and in their sidebar, rather than at the next navigation.
 */
function useMenuChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return
        if (event.query.queryKey[0] !== 'listMenus') return
        void queryClient.invalidateQueries({ queryKey: ['listMenuAdministration'] })
        void queryClient.refetchQueries(
          { queryKey: ['listMenus'], type: 'active', stale: true },
          { cancelRefetch: false },
        )
      }),
    [queryClient],
  )
}
