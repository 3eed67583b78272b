import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import type { ReactNode } from 'react'

export function Reports({ children }: { children: ReactNode }) {
  return (
    <Page width="full">
      <PageHeader title="Reports" />
      {children}
    </Page>
  )
}
