import { readGridView, writeGridView, type GridView } from '@parvis/design-system/grid-view'
import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/** Milliseconds; long enough to finish a word, because browsers throttle address updates on every key press. */
const writingDelay = 250

/** The view of a list (order, search, filters, columns), kept in the address so that it can be shared and revisited. */
export function useGridView(): [view: GridView, setView: (view: GridView) => void] {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const [view, setView] = useState(() => readGridView(search))
  const address = search.toString()
  const [known, setKnown] = useState(address)
  if (known !== address) {
    setKnown(address)
    // The address changed through the back button or a link; the hook's own writes must not undo newer changes.
    if (navigation !== 'REPLACE') setView(readGridView(search))
  }
  useEffect(() => {
    if (writeGridView(view, search).toString() === address) return undefined
    const isTyping = view.search !== readGridView(search).search
    const timer = setTimeout(
      () => setSearch(before => writeGridView(view, before), { replace: true, preventScrollReset: true }),
      isTyping ? writingDelay : 0,
    )
    return () => clearTimeout(timer)
  }, [view, search, address, setSearch])
  return [view, setView]
}
