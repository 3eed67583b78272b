/** What the worker that keeps the page may answer for the network. */
export type Kind =
  /** A page of the portal: one file for all of its addresses. */
  | 'page'
  /** A file whose name says what is in it: it never changes. */
  | 'hashed'
  /** A file that every page needs, under a name that stays. */
  | 'plain'

/** Files beside the page that have no hash in their names. */
export const plainFiles = ['/settings.json', '/theme.js', '/favicon.svg'] as const

/** Addresses that are no page of the portal: answers of the services, and everything about who somebody is. */
const notPages =
  /^\/(api|identity|health|assets|report-page|settings\.json|signed-in|signed-in-silently)(\/|$)/
const hasEnding = /\.[a-z0-9]{1,8}$/i

/** What of a request counts here. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>

/**
 * What is asked for; undefined where the browser asks the network as if there were no worker.
 * @param origin of the portal
 */
export function kindOf({ method, url, mode, destination }: Asked, origin: string): Kind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  // A page in a frame is no page that somebody opened: it may be of another application on this host.
  if (mode === 'navigate')
    return destination === 'document' && !notPages.test(pathname) && !hasEnding.test(pathname)
      ? 'page'
      : undefined
  if (pathname.startsWith('/assets/')) return 'hashed'
  return plainFiles.some(file => file === pathname) ? 'plain' : undefined
}

/** The caches that a new build leaves: its own, and that of the build before, whose pages may still be open. */
export function staleCaches(names: readonly string[], own: string): string[] {
  const others = names.filter(name => name.startsWith(cachePrefix) && name !== own)
  return others.slice(0, -1)
}

export const cachePrefix = 'parvis-offline-'

/** The page as it is kept, with a mark that it did not come from the network. */
export const marked = (page: string): string => page.replace('<div id="root"', '$& data-offline="true"')
