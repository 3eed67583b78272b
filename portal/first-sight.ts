import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The class of the landing page's markup in one language, shown until React has rendered. */
const mark = 'first-sight'

/** Renders the landing page in each language with the same components as in a browser. */
async function drawLanding(): Promise<Readonly<Record<string, string>>> {
  const { version } = JSON.parse(await readFile(at('../package.json'), 'utf8')) as { version: string }
  // Inside the portal, so that the build resolves its packages.
  const folder = await mkdtemp(at('node_modules/.first-sight-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      publicDir: false,
      plugins: [optimizeLocales.vite({ locales: ['en', 'fr'] }), react(), vanillaExtractPlugin()],
      // Bundle packages too: some of them import styles, which Node cannot.
      ssr: { noExternal: true },
      build: {
        ssr: at('src/app/first-sight.tsx'),
        outDir: folder,
        target: 'es2023',
        rolldownOptions: { output: { entryFileNames: 'first-sight.mjs' } },
      },
    })
    const built = (await import(pathToFileURL(join(folder, 'first-sight.mjs')).href)) as {
      firstSights: (version: string) => Readonly<Record<string, string>>
    }
    return built.firstSights(version)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Shows the language that `public/theme.js` chose in place of the arch, and hides the other from everybody. */
const stylesFor = (languages: readonly string[]) =>
  `.${mark}{display:none}` +
  languages.map(language => `[data-first-sight=${language}] .${mark}[lang=${language}]`).join() +
  `{display:contents}[data-first-sight] .${mark}-arch,.${mark}:has(+ #root h1:not(.${mark} *)){display:none!important}`

/**
 * Embeds the landing page in the page served for every address, so that a first-time visitor can read it before any of
 * the portal's code has run. React then renders the same in its place.
 */
export function firstSight(): Plugin {
  return {
    name: 'first-sight',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const drawn = await drawLanding()
        const root = '<div id="root">'
        if (!html.includes(root)) throw new Error('The page has no place for the landing page')
        const markup = Object.entries(drawn).map(
          ([language, content]) => `<div class="${mark}" lang="${language}">${content}</div>`,
        )
        return {
          html: html.replace(root, () => root + markup.join('')),
          tags: [{ tag: 'style', children: stylesFor(Object.keys(drawn)), injectTo: 'head' }],
        }
      },
    },
  }
}
