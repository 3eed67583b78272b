import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import type { ReactNode } from 'react'

export function Application({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider locale="en" theme="light" navigate={href => location.assign(href)}>
      {children}
    </DesignSystemProvider>
  )
}
