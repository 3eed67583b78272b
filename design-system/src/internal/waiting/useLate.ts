import { useEffect, useState } from 'react'

/** Milliseconds before a loading state is shown, so that fast responses do not flash. */
const patience = 300

/** Whether something has been loading for long enough to say so. */
export function useLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isAwaited])
  return isLate
}
