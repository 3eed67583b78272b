import { defaultViewOf } from '@parvis/design-system/grid-saved-views'
import type { GridView } from '@parvis/design-system/grid-view'
import { SavedViews } from '@parvis/design-system/SavedViews'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useListViews } from '../../../../../screens/list-views.ts'
import { hasStart, nowhere, type Place } from '../../rules/place.ts'
import { networkViews, placeOfView, viewOf } from '../../rules/saved-place.ts'
import type { Explorer } from './useExplorer.ts'

/** The reader's saved views of the network. An address without parameters opens the default view. */
export function KeptViews({ explorer: { place, go, look } }: { explorer: Explorer }) {
  const [search] = useSearchParams()
  const { views, isPending, change } = useListViews(networkViews)
  const [isOpened, setOpened] = useState(search.size > 0)
  const first = startOf(defaultViewOf(views ?? []))
  // A reader who navigated before the views were loaded stays there.
  if (!isPending && !isOpened && (!first || search.size > 0)) setOpened(true)
  const isOpening = !isPending && !isOpened && first !== undefined
  useEffect(() => {
    if (isOpening) look(() => first)
  }, [isOpening, first, look])
  // A placeholder, because a menu opened before its views are loaded would change under the reader.
  if (isPending || !isOpened) return <Skeleton shape="block" width="6rem" height="2.5rem" />
  if (!views) return null
  return (
    <SavedViews
      views={views}
      onViewsChange={change}
      view={viewOf(place)}
      startView={viewOf(nowhere)}
      onViewChange={view => go(() => placeOfView(view))}
    />
  )
}

/** A view without start elements would be the same as the empty page. */
function startOf(view: GridView | undefined): Place | undefined {
  const place = view && placeOfView(view)
  return place && hasStart(place) ? place : undefined
}
