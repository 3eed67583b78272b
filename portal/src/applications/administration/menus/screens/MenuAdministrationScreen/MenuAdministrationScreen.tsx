import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SplitView } from '@parvis/design-system/SplitView'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { listMenuAdministrationOptions } from '../../queries.ts'
import { nameOfShown, readShown, writeShown, type Shown } from '../../rules/menu-address.ts'
import { checkMenus } from '../../rules/menu-checks.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import { ChosenMenu } from './ChosenMenu.tsx'
import { MenuList } from './MenuList.tsx'
import { useMenuChanges } from './useMenuChanges.ts'

const none: readonly AdministeredMenu[] = []

/** All menus of the portal: their tree, and the form of the one that is chosen. */
export function MenuAdministrationScreen() {
  const { t } = useTranslation('menus')
  const [search, setSearch] = useSearchParams()
  const { frameOrigins } = useSettings()
  const list = useQuery(listMenuAdministrationOptions(useApi()))
  useMenuChanges()
  // Where to go once the form that stands in the way is taken away, and its unsaved changes with it.
  const [leavingTo, setLeavingTo] = useState<Shown>()
  const [createdId, setCreatedId] = useState<number>()
  useEffect(() => {
    // Most people come to change a menu: the form's code is fetched beside the list. A failure shows where it is used.
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
        title={t('title')}
        sentence={t('sentence')}
        actions={
          // From the start, so that nothing moves when the menus arrive.
          !list.isLoadingError && (
            <Button
              variant={shown.kind === 'nothing' ? 'primary' : 'secondary'}
              isDisabled={!list.isSuccess}
              onPress={createOnHome}
            >
              {t('create')}
            </Button>
          )
        }
      />
      {/* Without menus there is nothing to choose from: why that is so has the whole width. */}
      {list.isLoadingError ? (
        tree
      ) : (
        <SplitView label={t('form.edit')} shown={nameOfShown(shown)} list={tree}>
          {list.isSuccess && !leavingTo && (
            <ChosenMenu
              key={nameOfShown(shown)}
              shown={shown}
              menus={menus}
              checks={checks}
              onCreate={createOnHome}
              onCreated={({ id }) => {
                setLeavingTo({ kind: 'menu', id })
                setCreatedId(id)
              }}
              onCancel={() => show({ kind: 'nothing' })}
            />
          )}
        </SplitView>
      )}
    </Page>
  )
}
