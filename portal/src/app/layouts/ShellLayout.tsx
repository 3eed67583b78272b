import { ApiProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { AppShell } from '@parvis/design-system/patterns/AppShell'
import { Loader } from '@parvis/design-system/Loader'
import { loadedPart } from '@parvis/design-system/loading/loadedPart'
import { Offline } from '@parvis/design-system/Offline'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { useApi } from '../../api/ApiContext.tsx'
import { listMenusOptions } from '../../navigation/queries.ts'
import { useLiveMenus } from '../../navigation/useLiveMenus.ts'
import { lateDialog } from '../../screens/late.tsx'
import { askForRights } from '../../session/rights.ts'
import { usePerson } from '../../session/SessionContext.tsx'
import { useCurrentRoute, useDocumentTitle } from '../document-title.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useMayCome } from '../Guarded.tsx'
import { AccessDeniedScreen } from '../screens/AccessDeniedScreen/AccessDenied.lazy.ts'
import { useOnline } from '../useOnline.ts'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import { useKeptLanguage } from './useKeptLanguage.ts'
import { useSelectedMenu } from './useSelectedMenu.ts'

const loadPalette = () => import('./PortalPalette.tsx')
const loadLauncher = () => import('./PortalLauncher.tsx')
const PortalPalette = lateDialog(async () => ({ default: (await loadPalette()).PortalPalette }))
const PortalLauncher = lateDialog(async () => ({ default: (await loadLauncher()).PortalLauncher }))
// Watches a session that ends within minutes.
const SessionKeeper = loadedPart(async () => ({
  default: (await import('../../session/SessionKeeper.tsx')).SessionKeeper,
}))
const loadNotifications = () => import('./PortalNotifications.tsx')
const PortalBell = loadedPart(
  async () => ({ default: (await loadNotifications()).PortalBell }),
  <Skeleton shape="circle" width="2.5rem" height="2.5rem" />,
)
const CriticalNotifications = loadedPart(async () => ({
  default: (await loadNotifications()).CriticalNotifications,
}))
/** Milliseconds until the overlays available on every screen are loaded, so that they also open offline. */
const overlaysAfter = 3000
const PortalSidebar = loadedPart(async () => ({
  default: (await import('./PortalSidebar.tsx')).PortalSidebar,
}))

// Created once, so that a change around them does not render them again.
const bell = <PortalBell />
const footer = <PortalFooter />
const sessionKeeper = <SessionKeeper />
const criticalNotifications = <CriticalNotifications />

/** The header, sidebar, content and footer around every screen of a person who is inside. */
export function ShellLayout() {
  const { t } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const person = usePerson()
  const isOnline = useOnline()
  const { pathname, key } = useLocation()
  const navigation: string = useNavigationType()
  const route = useCurrentRoute()
  const menus = useQuery(listMenusOptions(api))
  const { selection, previousId } = useSelectedMenu(menus.data)
  const mayBeTold = person.scopes.has('Portal.Access')
  const isDenied = useMayCome(route?.access) === false
  const title = useDocumentTitle(menus.data ?? [], { previousId, isDenied })

  const [opened, setOpened] = useState<'palette' | 'launcher'>()
  const openLauncher = useCallback(() => setOpened('launcher'), [])
  const openPalette = useCallback(() => setOpened('palette'), [])
  const close = () => setOpened(undefined)

  useLiveMenus()
  useKeptLanguage()
  useEffect(() => {
    // Loading would fail without a network.
    if (!isOnline) return undefined
    const timer = setTimeout(() => {
      // Opening an overlay earlier loads it right away.
      Promise.all([
        loadLauncher(),
        loadPalette(),
        import('@parvis/design-system/patterns/UnsavedChangesDialog'),
        import('../../unsaved/SignOutDialog.tsx'),
        import('../../session/SessionEnded.tsx'),
      ]).catch(() => undefined)
    }, overlaysAfter)
    return () => clearTimeout(timer)
  }, [isOnline])
  const asked = useRef(pathname)
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    // Picks up changed rights and menus by the next navigation; an unchanged list answers 304.
    void queryClient.refetchQueries({ ...listMenusOptions(api), type: 'active' }, { cancelRefetch: false })
    askForRights(queryClient)
  }, [api, queryClient, pathname])

  const { menu } = selection
  // A refused page may be below a menu's address without being that menu.
  const subMenu = isDenied && selection.subMenu?.menuLink !== pathname ? undefined : selection.subMenu
  const hasSidebar = route?.layout !== 'home' && menu !== undefined && menu.inverseMenuParent.length > 0
  return (
    <>
      <AppShell
        header={
          <PortalHeader
            person={person}
            onLauncher={openLauncher}
            onSearch={openPalette}
            notifications={mayBeTold && bell}
          />
        }
        {...(hasSidebar && {
          sidebar: (
            <ErrorBoundary resetKey={pathname} fallback={null}>
              <PortalSidebar menu={menu} subMenu={subMenu} />
            </ErrorBoundary>
          ),
        })}
        footer={footer}
        banner={
          <>
            {!isOnline && <Banner kind="warning" live="polite" title={t('offline.message')} />}
            {sessionKeeper}
            {mayBeTold && criticalNotifications}
          </>
        }
        {...(menu && { accent: menu.menuColor })}
        pageKey={pathname}
        visit={{ key, isReturn: navigation === 'POP' }}
        title={title}
      >
        {menus.error && !menus.data ? (
          <Suspense fallback={null}>
            <MenusFailed
              error={menus.error}
              onRetry={() => void menus.refetch()}
              isRetrying={menus.isRefetching}
            />
          </Suspense>
        ) : (
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Loader label={t('rights.checking')} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        )}
      </AppShell>
      <Suspense fallback={null}>
        {opened === 'palette' && <PortalPalette onClose={close} />}
        {opened === 'launcher' && <PortalLauncher onClose={close} />}
      </Suspense>
    </>
  )
}

/** Shown when the menus fail to load: the access-denied screen, unless there was no response at all. */
function MenusFailed({
  error,
  onRetry,
  isRetrying,
}: {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}) {
  if (!(error instanceof ApiProblem)) return <Offline onRetry={onRetry} isRetrying={isRetrying} />
  return (
    <AccessDeniedScreen
      {...(error.traceId !== undefined && { reference: error.traceId })}
      onRetry={onRetry}
    />
  )
}
