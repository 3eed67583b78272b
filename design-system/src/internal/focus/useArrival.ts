import { useEffect, useRef, useState } from 'react'
import { framesOfOthers, inFrames } from './inFrames.ts'

/** Events that show that the reader has moved on. */
const goingOn = ['keydown', 'pointerdown'] as const

/**
 * The id of a row just created, until the reader moves on: if the row is rendered again later, by a filter or as a
 * card, that is not an arrival.
 */
export function useAwaited(id: string | undefined): string | undefined {
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (id === undefined || id === past) return undefined
    const forget = () => setPast(id)
    for (const event of goingOn) window.addEventListener(event, forget, { capture: true })
    return () => {
      for (const event of goingOn) window.removeEventListener(event, forget, { capture: true })
    }
  }, [id, past])
  return id === past ? undefined : id
}

/**
 * Focuses a row that was just created or moved, once it is rendered.
 * @param id of the row, by `useAwaited`; another one is another arrival
 * @param reach returns a function that focuses the row and brings it into view; undefined while it is not there
 */
export function useArrival(id: string | undefined, reach: (id: string) => (() => void) | undefined): void {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    awaited.current = id
  }, [id])
  const latest = useRef(reach)
  useEffect(() => {
    latest.current = reach
    if (awaited.current === undefined || !reach(awaited.current)) return
    const arrived = awaited.current
    awaited.current = undefined
    // Readers who move on before that, on a machine with slow frames, keep their focus.
    const waiting = new AbortController()
    // After a closing dialog has returned the focus to its button. Other renders in between do not cancel it.
    const callOff = inFrames(framesOfOthers + 1, () => {
      waiting.abort()
      latest.current(arrived)?.()
    })
    const giveWay = () => {
      waiting.abort()
      callOff()
    }
    for (const event of goingOn)
      window.addEventListener(event, giveWay, { capture: true, signal: waiting.signal })
  })
}
