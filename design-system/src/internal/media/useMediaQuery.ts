import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, kept up to date. For decisions that a style sheet cannot make, such as whether a
 * sidebar is beside the page or a drawer.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
