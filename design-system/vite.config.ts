/**
 * `pnpm --filter @parvis/design-system build`: modules as they are in `src`, one style sheet, and the fonts beside it.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { publicModules } from './publicModules.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const manifest: unknown = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** The names under one key of the package's own package.json. */
function namesUnder(key: string): string[] {
  const found: unknown = typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, key)
  return typeof found === 'object' && found !== null ? Object.keys(found) : []
}

const dependencies = ['dependencies', 'peerDependencies'].flatMap(namesUnder)

/**
 * Dependencies are installed along with the package; their style sheets (the fonts) become part of the package's own.
 */
const isDependency = (id: string) =>
  !id.endsWith('.css') && dependencies.some(name => id === name || id.startsWith(`${name}/`))

/**
 * Puts the fonts beside the style sheet. In library mode Vite inlines every file into it, and everybody would load
 * every font, including those of other scripts.
 */
function fontsBesideStyles(): Plugin {
  return {
    name: 'fonts-beside-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = String(file.source).replaceAll(
          /url\(data:font\/woff2;base64,([^)"']+)\)/g,
          (_url, base64: string) => {
            const source = Buffer.from(base64, 'base64')
            const fileName = `fonts/${createHash('sha256').update(source).digest('hex').slice(0, 12)}.woff2`
            this.emitFile({ type: 'asset', fileName, source })
            return `url(./${fileName})`
          },
        )
      }
    },
  }
}

/**
 * Addresses of files beside the code as bundlers expect them. Vite writes `new URL(new URL(file, import.meta.url).href,
 * import.meta.url)`: where a bundler gives the inner address without a host (Turbopack of Next.js), the outer one became
 * `file:///…`, which no browser may load.
 */
function plainFileAddresses(): Plugin {
  const wrapped = /new URL\((new URL\("[^"]+", import\.meta\.url\)\.href), "" \+ import\.meta\.url\)\.href/g
  return {
    name: 'plain-file-addresses',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(wrapped, '$1')
    },
  }
}

/** Modules of components and hooks: a server with its own components leaves them to the browser. */
const isOfBrowser = /(?:\.tsx|[\\/]use[A-Z]\w*\.ts)$/

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), fontsBesideStyles(), plainFileAddresses()],
  // Files loaded by code are relative to it, wherever the package is installed.
  base: './',
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        [...publicModules().values()].map(file => [
          file.replace(/^src\//, '').replace(/\.tsx?$/, ''),
          here(file),
        ]),
      ),
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: isDependency,
      output: {
        preserveModules: true,
        preserveModulesRoot: here('src'),
        entryFileNames: '[name].js',
        banner: ({ facadeModuleId }) => (isOfBrowser.test(facadeModuleId ?? '') ? "'use client'" : ''),
        // The style sheet has its own subpath; other files are used only by the code.
        assetFileNames: ({ names }) =>
          names.some(name => name.endsWith('.css')) ? '[name][extname]' : 'files/[name][extname]',
      },
    },
  },
})
