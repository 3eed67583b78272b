import { AccessDeniedScreen } from './AccessDeniedScreen.tsx'

/** The route /app/AccesDenied: the portal is refused. */
export function PortalDeniedScreen() {
  return (
    <main>
      <AccessDeniedScreen />
    </main>
  )
}
