import { useEffect } from 'react'

/**
 * Focuses the heading of a page that replaces another one at the same address: the element that had focus is gone.
 * @param isWanted whether to do so; the first page of a visit leaves focus alone
 */
export function useHeadingFocus(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [isWanted])
}
