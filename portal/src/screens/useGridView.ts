import { readGridView, writeGridView, type GridView } from '@parvis/design-system/grid-view'
import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/** Milliseconds; long enough to finish a word, because browsers throttle address updates on every key press. */
const writingDelay = 250

/** The part of an address that is a view. */
const written = (view: GridView) => writeGridView(view, new URLSearchParams()).toString()

/** The view of a list (order, search, filters, columns), kept in the address so that it can be shared and revisited. */
export function useGridView(): [view: GridView, setView: (view: GridView) => void] {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const [view, setView] = useState(() => readGridView(search))
  const address = search.toString()
  const part = written(readGridView(search))
  const [known, setKnown] = useState(part)
  /** What this hook has written but not yet found in the address. */
  const [awaited] = useState(() => new Set<string>())
  if (known !== part) {
    setKnown(part)
    // The address changed through the back button, a link, or another reader of the same address: two of them that
    // each kept their own view would overwrite each other for ever. The hook's own writes must not undo newer changes.
    if (navigation !== 'REPLACE' || !awaited.has(part)) setView(readGridView(search))
  }
  useEffect(() => void awaited.delete(part), [awaited, part])
  useEffect(() => {
    if (writeGridView(view, search).toString() === address) return undefined
    const isTyping = view.search !== readGridView(search).search
    const timer = setTimeout(
      () => {
        const next = written(view)
        // A write that only orders the parameters changes no view: nobody would stop waiting for it.
        if (next !== part) awaited.add(next)
        setSearch(before => writeGridView(view, before), { replace: true, preventScrollReset: true })
      },
      isTyping ? writingDelay : 0,
    )
    return () => clearTimeout(timer)
  }, [view, search, address, part, setSearch, awaited])
  return [view, setView]
}
