/**
 * What Vite calls for each `import()` of the built portal, in place of its own helper, which asks for scripts by
 * `modulepreload`: what did not come stays in the page's list of modules, and browsers that go by the letter of HTML
 * (Chromium up to 153 at least) refuse that module from then on, although the network is back; links of kind `preload`
 * remember it, too. Here scripts are fetched into the cache first, and imported when all of them are there.
 */

/** Files that are on their way or there, by address. What the page itself names needs no second asking. */
const asked = new Map<string, Promise<void>>(
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map(
    named => ['href' in named ? named.href : named.src, Promise.resolve()],
  ),
)

/** In the words of a browser. */
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

/** To its end: what is broken off is in no cache. */
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
 * Imports a module when everything is there that it needs.
 * @param importModule the import itself
 * @param files addresses below the origin of the module, of those that it imports, and of their style sheets
 * @throws TypeError when one of them does not come; it may be tried again
 */
// oxlint-disable-next-line no-underscore-dangle -- the name by which Vite calls it
export async function __vitePreload<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(file => ask(new URL(`/${file}`, location.origin).href)))
  return importModule()
}
