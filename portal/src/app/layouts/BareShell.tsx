import { AppShell } from '@parvis/design-system/patterns/AppShell'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '../document-title.ts'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'

/** The frame around screens of people who are signed in but not inside: no applications, no search. */
export function BareShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const title = useDocumentTitle([])
  return (
    <AppShell header={<PortalHeader />} footer={<PortalFooter />} pageKey={pathname} title={title}>
      <Suspense fallback={null}>{children}</Suspense>
    </AppShell>
  )
}
