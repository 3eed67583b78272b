import { Suspense, type ReactNode } from 'react'
import { usePerson } from '../session/SessionContext.tsx'
import { useDocumentTitle } from './document-title.ts'
import { AccessDeniedScreen } from './screens/AccessDeniedScreen/AccessDenied.lazy.ts'

/** Shows a screen to people with the scope; everybody else learns which one is missing. The services refuse as well. */
export function Guarded({ scope, children }: { scope: string; children: ReactNode }) {
  const { scopes } = usePerson()
  return scopes.has(scope) ? children : <AccessDeniedScreen scope={scope} />
}

/** A screen that stands outside of the gate, with nothing around it. */
export function PublicScreen({ children }: { children: ReactNode }) {
  useDocumentTitle([])
  return <Suspense fallback={null}>{children}</Suspense>
}
