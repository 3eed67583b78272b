import { Logo } from '@parvis/design-system/Logo'
import { AppShell } from '@parvis/design-system/patterns/AppShell'
import { Footer } from '@parvis/design-system/patterns/Footer'
import type { ReactNode } from 'react'

export function Application({ path, children }: { path: string; children: ReactNode }) {
  return (
    <AppShell header={<Logo />} footer={<Footer version="1.0" />} pageKey={path} title="Reports">
      {children}
    </AppShell>
  )
}
