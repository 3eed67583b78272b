/** The kinds of request that the service worker may answer in place of the network. */
export type Kind =
  /** A page of the portal: one file for all of its addresses. */
  | 'page'
  /** A file with a content hash in its name: it never changes. */
  | 'hashed'
  /** A file that every page needs, under a constant name. */
  | 'plain'

/** Files without a hash in their names. */
export const plainFiles = ['/settings.json', '/theme.js', '/favicon.svg'] as const

/** Paths that are not pages of the portal: API responses and everything to do with identity. */
const notPages =
  /^\/(api|identity|health|assets|report-page|settings\.json|signed-in|signed-in-silently)(\/|$)/
const hasEnding = /\.[a-z0-9]{1,8}$/i

/** The parts of a request that matter here. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>

/**
 * The kind of a request; undefined where the browser should ask the network as if there were no worker.
 * @param origin of the portal
 */
export function kindOf({ method, url, mode, destination }: Asked, origin: string): Kind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  // A page in a frame was not opened by the reader: it may belong to another application on this host.
  if (mode === 'navigate')
    return destination === 'document' && !notPages.test(pathname) && !hasEnding.test(pathname)
      ? 'page'
      : undefined
  if (pathname.startsWith('/assets/')) return 'hashed'
  return plainFiles.some(file => file === pathname) ? 'plain' : undefined
}

/** The caches to delete: all except those of this build and of the previous one, whose pages may still be open. */
export function staleCaches(names: readonly string[], own: string): string[] {
  const others = names.filter(name => name.startsWith(cachePrefix) && name !== own)
  return others.slice(0, -1)
}

export const cachePrefix = 'parvis-offline-'

/** The cached page, marked as not coming from the network. */
export const marked = (page: string): string => page.replace('<div id="root"', '$& data-offline="true"')
