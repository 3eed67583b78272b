import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readPlace, writePlace, type Place } from './rules/place.ts'

/** The reader's place in the library, kept in the address so that it can be shared and returned to. */
export function usePlace(): [place: Place | undefined, setPlace: (place: Place | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const found = readPlace(search)
  const [clientId, folderId] = [found?.clientId, found?.folderId]
  // Keep the same object for the same place.
  const place = useMemo(
    () => (clientId === undefined ? undefined : { clientId, folderId }),
    [clientId, folderId],
  )
  const setPlace = useCallback(
    (next: Place | undefined) => setSearch(before => writePlace(before, next), { preventScrollReset: true }),
    [setSearch],
  )
  return [place, setPlace]
}
