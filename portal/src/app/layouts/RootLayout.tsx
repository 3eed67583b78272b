import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { ToastHost } from '@parvis/design-system/Toast'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useTheme } from '../../settings/theme.ts'
import { useLanguage } from '../../i18n/formats.ts'
import { areaOf } from '../../navigation/area.ts'
import { lateDialog } from '../../screens/late.tsx'
import { useSessionSnapshot } from '../../session/SessionContext.tsx'
import { UnsavedGuard } from '../../unsaved/UnsavedGuard.tsx'

// Few visits start with a link that brings a token.
const LinkSignIn = lateDialog(async () => ({
  default: (await import('../../session/LinkSignIn.tsx')).LinkSignIn,
}))

/** Language and theme for every screen, and the single guard against losing unsaved input. */
export function RootLayout() {
  const { handover } = useSessionSnapshot()
  return (
    <Frame>
      <UnsavedGuard />
      <Outlet />
      <Suspense fallback={null}>
        {handover && <LinkSignIn key={handover.token} handover={handover} />}
      </Suspense>
      <Toasts />
    </Frame>
  )
}

/**
 * Closes toasts when their subject changes: the page, or the part of its address that selects a record. A filter
 * replaces the address and closes nothing.
 */
function Toasts() {
  const { pathname, search } = useLocation()
  const navigation: string = useNavigationType()
  const [view, setView] = useState(search)
  if (view !== search && navigation !== 'REPLACE') setView(search)
  return <ToastHost page={pathname} view={view} />
}

/** The frame without the guard, which cannot be used where a route has failed. */
export function Frame({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const language = useLanguage()
  const theme = useTheme()
  const area = areaOf(pathname)
  useEffect(() => {
    if (area === 'default') return undefined
    document.body.classList.add(area)
    return () => document.body.classList.remove(area)
  }, [area])
  return (
    <DesignSystemProvider
      locale={language}
      theme={theme.shown}
      contrast={theme.contrast}
      navigate={href => void navigate(href)}
    >
      {children}
    </DesignSystemProvider>
  )
}
