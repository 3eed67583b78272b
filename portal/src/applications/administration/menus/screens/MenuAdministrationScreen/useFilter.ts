import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useUnsaved } from '../../../../../unsaved/unsaved-changes.ts'
import { readFilter, writeFilter } from '../../rules/menu-address.ts'

/** Long enough to finish a word: browsers refuse to write the address with every key. */
const writingDelay = 250

/**
 * The words by which the tree is filtered, kept in the address. While a form has unsaved changes the address waits:
 * changing it would ask the author whether to leave them.
 */
export function useFilter(): [filter: string, setFilter: (filter: string) => void] {
  const [search, setSearch] = useSearchParams()
  const unsaved = useUnsaved()
  const inAddress = readFilter(search)
  const [filter, setFilter] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const navigation: string = useNavigationType()
  if (known !== inAddress) {
    setKnown(inAddress)
    // The back button, or another link to this screen; what is written here must not undo what was typed since.
    if (navigation !== 'REPLACE') setFilter(inAddress)
  }
  useEffect(() => {
    if (filter === inAddress) return undefined
    const timer = setTimeout(() => {
      if (!unsaved.hasAny('view'))
        setSearch(before => writeFilter(before, filter), { replace: true, preventScrollReset: true })
    }, writingDelay)
    return () => clearTimeout(timer)
  }, [filter, inAddress, setSearch, unsaved])
  return [filter, setFilter]
}
