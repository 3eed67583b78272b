import { useEffect, useMemo, useState } from 'react'

/** Long enough to finish a word. */
const typingPause = 250

/**
 * What somebody types, once they pause: the services are not asked about every key.
 * @param value plain data; what has the same content is the same
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
