import { readGridView, writeGridView, type GridView } from '@parvis/design-system/grid-view'
import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/** Long enough to finish a word: browsers refuse to write the address with every key. */
const writingDelay = 250

/** What a list shows — order, search, filters, columns —, kept in the address so that it can be shared and come back to. */
export function useGridView(): [view: GridView, setView: (view: GridView) => void] {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const [view, setView] = useState(() => readGridView(search))
  const address = search.toString()
  const [known, setKnown] = useState(address)
  if (known !== address) {
    setKnown(address)
    // The back button, or another link to this screen; what is written here must not undo what was done since.
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
