/**
 * Replaces the helper that Vite calls for each `import()` in the built portal. Vite's helper preloads scripts with
 * `modulepreload`. When that fails, the module stays in the page's module map, and browsers that follow the HTML
 * standard to the letter (Chromium up to 153 at least) refuse it from then on, even after the network is back.
 * `preload` links remember the failure, too. This helper fetches the scripts into the cache first and imports them
 * once all have arrived.
 */

/** Files loading or loaded, by address. Files named in the page itself need no second request. */
const asked = new Map<string, Promise<void>>(
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map(
    named => ['href' in named ? named.href : named.src, Promise.resolve()],
  ),
)

/** The error message that browsers use. */
const missing = (href: string) => new TypeError(`Failed to fetch dynamically imported module: ${href}`)

function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(missing(href))
    })
    document.head.append(link)
  })
}

/** Reads the body to the end: an aborted response is not cached. */
async function loadScript(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => undefined)
  if (!answer?.ok) throw missing(href)
  await answer.arrayBuffer().catch(() => {
    throw missing(href)
  })
}

function ask(href: string): Promise<void> {
  const known = asked.get(href)
  if (known) return known
  const coming = (href.endsWith('.css') ? loadStyles(href) : loadScript(href)).catch((error: unknown) => {
    asked.delete(href)
    throw error
  })
  asked.set(href, coming)
  return coming
}

/**
 * Imports a module once all files that it needs have loaded.
 * @param importModule the import itself
 * @param files addresses, relative to the module's origin, of the module, its imports and their style sheets
 * @throws TypeError when one of them fails to load; the import can be retried
 */
// oxlint-disable-next-line no-underscore-dangle -- the name by which Vite calls it
export async function __vitePreload<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(file => ask(new URL(`/${file}`, location.origin).href)))
  return importModule()
}
