import { Tabs } from '@parvis/design-system/Tabs'
import type { ReactNode } from 'react'

export function Report({ summary, figures }: { summary: ReactNode; figures: ReactNode }) {
  return (
    <Tabs
      label="Report"
      items={[
        { id: 'summary', title: 'Summary', content: summary },
        { id: 'figures', title: 'Figures', content: figures },
      ]}
    />
  )
}
