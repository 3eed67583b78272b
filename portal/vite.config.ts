import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build, defineConfig, type BuildOptions, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { ofEveryPage, ofSeveral, plannedGroups, type ChunkGroup } from './chunks.ts'
import { firstSight } from './first-sight.ts'
import { offlineWorker } from './offline-worker.ts'
import { precompress } from './precompress.ts'

/** The origin of the services during development. */
const services = process.env['SERVICES_ORIGIN'] ?? 'http://localhost:3000'
/** The part of the portal that renders; the entry, which does not, loads it. */
const page = '/src/app/page.tsx'
type Chunk = Extract<NonNullable<IndexHtmlTransformContext['bundle']>[string], { type: 'chunk' }>

/**
 * Preloads what the browser would discover late: the rendering code with its styles, then the Latin subset of the body
 * typeface. The typeface of titles is left out, since it would delay the first title by 0.3 s on a slow line; it loads
 * with the first title, whose fallback font has the same metrics.
 */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = new Set<Chunk>()
        const visit = (chunk: Chunk) => {
          if (chunks.has(chunk)) return
          chunks.add(chunk)
          for (const name of chunk.imports) {
            const imported = bundle[name]
            if (imported?.type === 'chunk') visit(imported)
          }
        }
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(page))) visit(file)
        const styles = [...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
        const fonts = Object.keys(bundle).filter(file =>
          /atkinson[\w-]*-latin-wght-normal-[\w-]+\.woff2$/.test(file),
        )
        const link = (attrs: Record<string, string | true>) => ({
          tag: 'link',
          attrs,
          injectTo: 'head' as const,
        })
        return [
          ...[...new Set(styles)].map(file =>
            link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` }),
          ),
          ...[...chunks]
            .filter(chunk => !chunk.isEntry)
            // Largest first: a browser requests six files at a time.
            .toSorted((a, b) => b.code.length - a.code.length)
            .map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
          ...fonts.map(file =>
            link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true }),
          ),
        ]
      },
    },
  }
}

/** Replaces Vite's helper for `import()` with our own: see there. */
function importWithFiles(): Plugin {
  const helper = fileURLToPath(new URL('src/app/import-with-files.ts', import.meta.url))
  return {
    name: 'import-with-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper },
  }
}

/**
 * Lets the bundler drop the router's components that the portal does not use (links, forms, prefetching: 4 kB gzip).
 * Otherwise it keeps the result of every call that may have side effects, and everything assigned to it.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/, code: 'forwardRef(' },
      handler: code => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}

/**
 * Builds the page that renders reports in a frame, after the portal is written. It is a separate build, so that
 * neither changes the other's files.
 */
function reportPage(): Plugin {
  return {
    name: 'report-page',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: fileURLToPath(new URL('report-page.vite.config.ts', import.meta.url)),
          logLevel: 'error',
        })
      },
    },
  }
}

/** The plugins that turn files into modules, without those that write other files. */
const modules = () => [
  // Only the portal's languages. No region: the texts come as en-US and fr-FR, which must serve en-GB and others too.
  optimizeLocales.vite({ locales: ['en', 'fr'] }),
  react(),
  vanillaExtractPlugin(),
  dropUnusedRouterParts(),
  importWithFiles(),
]

const buildOptions = (groups: ChunkGroup[]) =>
  ({
    target: 'es2023',
    // Never inline assets as data URLs: the content security policy allows only files of this origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property of a module has no side effects here.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // A chunk lists the file names of the chunks that it imports: short names keep every chunk small.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some(name => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  }) satisfies BuildOptions

/** Builds the portal once without writing it, to find out which parts need the same modules. */
async function buildPieces() {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: modules(),
    worker: { format: 'es' },
    build: { ...buildOptions([...ofEveryPage, ofSeveral]), write: false, reportCompressedSize: false },
  })
  if (!('output' in built)) throw new Error('The portal is built more than once')
  return built.output
}

export default defineConfig(async ({ command }) => ({
  plugins: [modules(), preload(), firstSight(), precompress(''), reportPage(), offlineWorker()],
  // As modules, so that a worker can load what it seldom needs on demand.
  worker: { format: 'es' as const },
  build: {
    ...buildOptions(command === 'build' ? plannedGroups(await buildPieces()) : []),
    manifest: true,
    sourcemap: 'hidden' as const,
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/identity', '/health', '/settings.json'].map(path => [path, services]),
    ),
  },
}))
