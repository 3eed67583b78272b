import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { networkOptions } from '../../network.ts'
import { hasStart, placeOf, writePlace, type Place } from '../../rules/place.ts'

type Change = (place: Place) => Place

/** The state of the network: the place in the address, and the services' response. */
export function useExplorer() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const place = placeOf(search)
  // Always current, so that a second change can start before the first one is loaded.
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })
  // Do not change the address after the reader has left for another page.
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
  /** Changes the place once the services have answered. Until then, and on failure, the current picture stays. */
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
    /** Changes the place; a failure is shown at the network. */
    go: (next: Change) => {
      void ask(next)
    },
    /** The same, resolving to whether the place changed. */
    ask,
    /** Rejects on failure, for callers that show it elsewhere. */
    change,
    /** A change that needs no request. */
    look: (next: Change) => write(next, true),
  }
}

export type Explorer = ReturnType<typeof useExplorer>
