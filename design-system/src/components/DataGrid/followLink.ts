import type { MouseEvent } from 'react'
// A private path: React Aria's own links ask the provider's router in this way, and there is no public one.
import { shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink'

type Router = ReturnType<typeof useRouter>

/**
 * Lets the application follow a link that was pressed, by pointer or by Enter, as React Aria does for its own links.
 * Left to the browser: other origins, downloads, other targets, and presses with a modifier, which open tabs and windows.
 */
export function followLink(event: MouseEvent<HTMLElement>, router: Router): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || router.isNative || event.defaultPrevented || event.button !== 0) return
  if (!shouldClientNavigate(link, event)) return
  event.preventDefault()
  router.open(link, event, link.getAttribute('href') ?? '', undefined)
}
