import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a value counts as settled. */
const pause = 500

/** Debounces a value, so that no request is sent for each keystroke. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  // Compared by content: a new object with the same content is no change.
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
