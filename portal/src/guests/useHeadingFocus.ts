import { useEffect } from 'react'

/**
 * A page that takes the place of another one without another address begins at its title: what had the focus is gone.
 * @param isWanted whether it does; the first page of a visit leaves the focus alone
 */
export function useHeadingFocus(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [isWanted])
}
