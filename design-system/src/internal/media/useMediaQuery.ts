import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, followed as it changes. For what cannot be said in a style sheet, such as whether a
 * sidebar stands beside the page or comes as a drawer.
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
