import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds for a closing dialog to return the focus. */
const afterDialog = 400

/**
 * Calls `use` with a value once a closing dialog has returned the focus: only then can the field of a line take it.
 * @returns hands over the value when the dialog closes
 */
export function useAfterDialog<Value>(use: (value: Value) => void): (value: Value) => void {
  const [waiting, setWaiting] = useState<{ value: Value }>()
  const useNow = useEffectEvent((value: Value) => {
    setWaiting(undefined)
    use(value)
  })
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => useNow(waiting.value), afterDialog)
    return () => clearTimeout(timer)
  }, [waiting])
  return value => setWaiting({ value })
}
