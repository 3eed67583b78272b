import { initialView, type GridView } from '@parvis/design-system/grid-view'
import { SavedViews, type SavedViewsProps } from '@parvis/design-system/SavedViews'
import { useState } from 'react'

const startView: GridView = { ...initialView, groupBy: ['client'] }

export function Views(kept: Pick<SavedViewsProps, 'views' | 'onViewsChange'>) {
  const [view, setView] = useState(startView)
  return <SavedViews {...kept} view={view} onViewChange={setView} startView={startView} />
}
