import { useCallback, useState, type RefCallback } from 'react'
import type { Room } from './geometry.ts'

/** The inner size of an element, kept up to date; undefined until it is known. */
export function useRoom(): [measure: RefCallback<HTMLDivElement>, Room | undefined] {
  const [room, setRoom] = useState<Room>()
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined
    const update = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom(before => (before?.width === width && before.height === height ? before : { width, height }))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, room]
}
