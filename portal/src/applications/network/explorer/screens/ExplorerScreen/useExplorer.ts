import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { networkOptions } from '../../network.ts'
import { hasStart, placeOf, writePlace, type Place } from '../../rules/place.ts'

type Change = (place: Place) => Place

/** What the network shows: in the address, and as the services answer it. */
export function useExplorer() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const place = placeOf(search)
  // Two things may be opened before the first of them is there.
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })
  // Someone who has gone to another page keeps its address as it is.
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const [failed, setFailed] = useState<{ error: unknown; change: Change }>()
  const [isGoing, setGoing] = useState(false)
  const part = useQuery({
    ...networkOptions(api, place),
    placeholderData: keepPreviousData,
    enabled: hasStart(place),
  })

  const write = (change: Change, replace: boolean) => {
    latest.current = change(latest.current)
    setSearch(writePlace(latest.current), { replace, preventScrollReset: true })
  }
  /** Shows something else, once the services have answered: until then, and where they do not, what was there stays. */
  const change = async (next: Change) => {
    setFailed(undefined)
    setGoing(true)
    try {
      const wanted = next(latest.current)
      if (hasStart(wanted)) await queryClient.fetchQuery(networkOptions(api, wanted))
      if (!isLeft.current) write(next, false)
    } finally {
      setGoing(false)
    }
  }
  const ask = async (next: Change) => {
    try {
      await change(next)
      return true
    } catch (error) {
      setFailed({ error, change: next })
      return false
    }
  }
  return {
    place,
    part,
    isGoing,
    failed,
    /** Says at the network why it was not changed. */
    go: (next: Change) => {
      void ask(next)
    },
    /** The same; whether it was changed, once it is answered. */
    ask,
    /** Rejects where it was not changed, for callers that say it elsewhere. */
    change,
    /** What the services are not asked about. */
    look: (next: Change) => write(next, true),
  }
}

export type Explorer = ReturnType<typeof useExplorer>
