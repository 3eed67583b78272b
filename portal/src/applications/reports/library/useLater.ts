import { useEffect, useMemo, useState } from 'react'

/** Milliseconds, long enough to finish a word. */
const typingPause = 250

/**
 * The value once typing pauses, so that the services are not called for every keystroke.
 * @param value plain data, compared by content
 */
export function useLater<Value>(value: Value): Value {
  const written = JSON.stringify(value)
  const [later, setLater] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setLater(written), typingPause)
    return () => clearTimeout(timer)
  }, [written])
  return useMemo(() => JSON.parse(later) as Value, [later])
}
