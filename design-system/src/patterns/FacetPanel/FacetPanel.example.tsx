import { type FacetChoice, FacetPanel } from '@parvis/design-system/patterns/FacetPanel'
import { type ReactNode, useState } from 'react'

const years = { id: 'year', title: 'Year', values: [{ id: '2026', label: '2026', count: 3 }] }

export function FoundReports({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<FacetChoice>({})
  return (
    <FacetPanel facets={[years]} value={chosen} onChange={setChosen} resultLabel="Show 3 reports">
      {children}
    </FacetPanel>
  )
}
