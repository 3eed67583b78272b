import { useEffect, useRef, useState } from 'react'
import { framesOfOthers, inFrames } from './inFrames.ts'

/** By these the reader goes on to something else. */
const goingOn = ['keydown', 'pointerdown'] as const

/**
 * The row that was just made, until the reader goes on to something else: rows that are drawn anew later, after a filter
 * or as cards, are no arrival of it.
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
 * Gives the focus to a row that was just made or moved, once it is there.
 * @param id of the row, by `useAwaited`; another one is another arrival
 * @param reach what gives a row the focus, in view; undefined while it is not there
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
    // Who goes on before that, on a machine whose frames take long, keeps the focus where they are.
    const waiting = new AbortController()
    // After what gives the focus back to the button that a dialog was opened by. Other renderings, which come in between,
    // do not call it off.
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
