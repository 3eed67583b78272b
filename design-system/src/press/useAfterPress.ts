import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentPress, subscribeToPresses } from './press.ts'

const isPressed = () => currentPress() !== undefined

function createMemory<Value>(first: Value) {
  let last = first
  return {
    last: () => last,
    keep: (value: Value) => {
      last = value
    },
  }
}

/**
 * The value, or while a pointer is pressed the one from before: what leaving a field brings is drawn after the click that
 * it is left by, so that nothing moves between the two.
 */
export function useAfterPress<Value>(value: Value): Value {
  const waits = useSyncExternalStore(subscribeToPresses, isPressed, () => false)
  const [before] = useState(() => createMemory(value))
  useEffect(() => {
    if (!waits) before.keep(value)
  }, [waits, before, value])
  return waits ? before.last() : value
}
