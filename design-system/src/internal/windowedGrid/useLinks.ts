import type { KeyboardEvent, MouseEvent } from 'react'
// A private path: React Aria's own links use the provider's router in this way, and there is no public API. The stories
// of links in grids and trees fail when it changes.
import { openLink, shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink'

/** Handles links within rows, which have no handlers of their own. */
export function useLinks() {
  const router = useRouter()
  return {
    /**
     * Passes a followed link, by pointer or Enter, to the application's router, as React Aria does for its own links.
     * The browser handles other origins, downloads, other targets, and presses with a modifier, which open tabs and
     * windows.
     */
    follow: (event: MouseEvent<HTMLElement>): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || router.isNative || event.defaultPrevented || event.button !== 0) return
      if (!shouldClientNavigate(link, event)) return
      event.preventDefault()
      router.open(link, event, link.getAttribute('href') ?? '', undefined)
    },
    /** Follows a link after a key press on its row, with the modifiers of that key. */
    press: (link: HTMLAnchorElement, event: KeyboardEvent<HTMLElement>): void => openLink(link, event),
  }
}
