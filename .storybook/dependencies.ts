/**
 * The packages that Vite must pre-bundle before the first story: discovering one mid-run would reload the page under
 * the tests.
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Packages that only run at build time or in Node, never in a browser. */
const notForBrowsers =
  /^(@vanilla-extract\/css|@parvis\/|node:|vitest|storybook|@storybook\/|fast-check|msw|typescript|openapi-typescript)/

/**
 * Every package import of the sources that stories load, in the format of Vite's `optimizeDeps.include`:
 * `@parvis/design-system > react-aria-components/Button`.
 */
export function browserDependencies(): string[] {
  const found = new Set(['@parvis/design-system > @vanilla-extract/recipes/createRuntimeFn'])
  const owners = {
    'design-system': '@parvis/design-system',
    portal: '@parvis/portal',
    'api-types': '@parvis/api-types',
    accounting: '@parvis/accounting',
    signatures: '@parvis/portal > @parvis/signatures',
  }
  for (const [folder, owner] of Object.entries(owners)) {
    for (const file of globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })) {
      if (/\.(test|test-d)\.tsx?$|generate\.ts$/.test(file)) continue
      for (const [, name = ''] of readFileSync(root + file, 'utf8').matchAll(
        /^(?:(?:import|export|\}).*? from |import |.*\bimport\()'([^'.][^']*)'/gm,
      )) {
        if (!notForBrowsers.test(name) && !name.endsWith('.css')) found.add(`${owner} > ${name}`)
      }
    }
  }
  return [...found].toSorted()
}
