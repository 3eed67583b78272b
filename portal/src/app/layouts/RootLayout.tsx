import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { ToastHost } from '@parvis/design-system/Toast'
import { useEffect, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTheme } from '../../appearance/theme.ts'
import { useLanguage } from '../../i18n/formats.ts'
import { areaOf } from '../../navigation/area.ts'
import { UnsavedGuard } from '../../unsaved/UnsavedGuard.tsx'

/** Language, theme and area around every screen, and the one guard against losing what was typed. */
export function RootLayout() {
  return (
    <Frame>
      <UnsavedGuard />
      <Outlet />
      <ToastHost />
    </Frame>
  )
}

/** The frame without the guard, which cannot stand where a route has failed. */
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
      area={area}
      navigate={href => void navigate(href)}
    >
      {children}
    </DesignSystemProvider>
  )
}
