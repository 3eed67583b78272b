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
 * The current value, or the previous one while a pointer is pressed. Effects of leaving a field are rendered after the
 * click, so that nothing moves between press and release.
 */
export function useAfterPress<Value>(value: Value): Value {
  const waits = useSyncExternalStore(subscribeToPresses, isPressed, () => false)
  const [before] = useState(() => createMemory(value))
  useEffect(() => {
    if (!waits) before.keep(value)
  }, [waits, before, value])
  return waits ? before.last() : value
}
