import { AccessDeniedScreen } from './AccessDeniedScreen.tsx'

/** The route /app/AccesDenied: access to the portal is refused. */
export function PortalDeniedScreen() {
  return (
    <main>
      <AccessDeniedScreen />
    </main>
  )
}
