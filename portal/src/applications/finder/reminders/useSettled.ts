import { useEffect, useState } from 'react'

/** Milliseconds without a change before something counts as typed. */
const pause = 500

/** A value once it has not changed for a moment: what is asked with it is not asked at each letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  // By what it says: a value that is made anew at each drawing is no change.
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
