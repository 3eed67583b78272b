import { StrictMode, useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { watchPageViews } from '../telemetry/page-views.ts'
import type { Portal } from './portal.ts'
import { PortalProviders } from './providers.tsx'
import { createPortalRouter } from './router.tsx'
import { useState } from 'react'

/** The portal: everything that lives as long as the page, and the router over it. */
export function PortalApp({ portal }: { portal: Portal }) {
  const [router] = useState(() => {
    const created = createPortalRouter(portal)
    portal.errors.locate(() => created.state.matches.at(-1)?.route.path)
    return created
  })
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
