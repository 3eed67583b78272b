import { StrictMode, useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { watchPageViews } from '../telemetry/page-views.ts'
import type { Portal } from './portal.ts'
import { PortalProviders } from './providers.tsx'
import type { createPortalRouter } from './router.tsx'

export interface PortalAppProps {
  portal: Portal
  router: ReturnType<typeof createPortalRouter>
}

/** The portal: everything that lives as long as the page, with the router inside. */
export function PortalApp({ portal, router }: PortalAppProps) {
  useEffect(
    () =>
      watchPageViews(router, path =>
        portal.telemetry.track({ kind: 'page-view', path, language: portal.translations.language() }),
      ),
    [router, portal],
  )
  return (
    <StrictMode>
      <PortalProviders portal={portal}>
        <RouterProvider router={router} onError={error => portal.errors.note(error, 'route')} />
      </PortalProviders>
    </StrictMode>
  )
}
