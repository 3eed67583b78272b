/** The design system as its users get it: packed, in a separate folder, with nothing of this one. */
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicModules } from '../../design-system/publicModules.ts'
import { since } from '../../design-system/since.ts'
import { accessibilityProblems } from '../browser/axe.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { freePort } from '../postgres/start-postgres.ts'
import { runCommand } from '../run/command.ts'
import { apiFile, builtApi, readBudgets } from './api.ts'
import { componentSize } from './component-sizes.ts'
import { testNextApplication } from './next-application.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'parvis-consumer-'))
const app = join(folder, 'app')
const minute = 60_000

/** Runs a program of the consumer's. @throws Error with its output when it fails */
async function run(command: string, args: readonly string[], cwd = app): Promise<string> {
  const { code, output } = await runCommand(command, args, {
    cwd,
    // As a person would build: vitest sets `test`, which would make a development build.
    env: { NODE_ENV: '' },
    timeout: 4 * minute,
  })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${output}`)
  return output
}

/** The version of a library that this workspace uses: another one would be downloaded only for this test. */
function versionHere(name: string): string {
  for (const path of ['design-system/package.json', 'package.json']) {
    const { dependencies, devDependencies }: Record<string, Record<string, string> | undefined> = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    )
    const version = devDependencies?.[name] ?? dependencies?.[name]
    if (version !== undefined) return version
  }
  throw new Error(`the workspace does not use ${name}`)
}

const versionsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, versionHere(name)]))

// Each step is a test, and each part is weighed in a separate one: on a busy machine all of them together take longer
// than a test may take.
test(
  'the design system is built',
  async () => {
    await run('npx', ['--yes', 'pnpm@12', '--filter', '@parvis/design-system', 'build'], root)
    expect(existsSync(join(root, 'design-system/dist/style.css'))).toBe(true)
  },
  5 * minute,
)

test(
  'it is packed',
  async () => {
    const file = join(folder, 'design-system.tgz')
    await run('npx', ['--yes', 'pnpm@12', 'pack', '--out', file], join(root, 'design-system'))
    expect(existsSync(file)).toBe(true)
  },
  5 * minute,
)

const optional = ['echarts', 'libphonenumber-js', 'pdfjs-dist']
const react = ['react', 'react-dom']

test(
  'it requires nothing newer than Node 20, and includes nothing for charts, phone numbers and PDF',
  async () => {
    const plain = join(folder, 'plain')
    mkdirSync(plain)
    const manifest = {
      private: true,
      dependencies: { '@parvis/design-system': 'file:../design-system.tgz', ...versionsOf(react) },
    }
    writeFileSync(join(plain, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(plain, 'pnpm-workspace.yaml'), 'engineStrict: true\nnodeVersion: 20.0.0\n')
    await run('npx', ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--ignore-scripts'], plain)
    const installed = readdirSync(join(plain, 'node_modules/.pnpm'))
    expect(installed.some(name => name.startsWith('react-aria-components@'))).toBe(true)
    expect(installed.filter(name => optional.some(library => name.startsWith(`${library}@`)))).toEqual([])
  },
  5 * minute,
)

test(
  'it is installed in a separate folder',
  async () => {
    cpSync(fileURLToPath(new URL('app', import.meta.url)), app, { recursive: true })
    const manifest = {
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        '@parvis/design-system': 'file:../design-system.tgz',
        ...versionsOf([...react, ...optional, 'lucide-react']),
      },
      devDependencies: versionsOf([
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
      ]),
    }
    writeFileSync(join(app, 'package.json'), JSON.stringify(manifest))
    await run('npx', ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--ignore-scripts'])
    expect(existsSync(join(app, 'node_modules/@parvis/design-system/package.json'))).toBe(true)
  },
  5 * minute,
)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const inPackage = (file: string) =>
  readFileSync(join(app, 'node_modules/@parvis/design-system', file), 'utf8')

describe('the documentation is of this package', () => {
  test('it has what a first hour needs, and each code example becomes a file of the application', () => {
    const parts = inPackage('README.md').split(/^## /m).slice(1)
    const titles = parts.map(part => part.slice(0, part.indexOf('\n')))
    expect(titles).toEqual(
      expect.arrayContaining([
        'Install',
        'Styles and fonts',
        'Provider',
        'First page',
        'On a server',
        'Next.js',
        'Themes',
        'Languages',
      ]),
    )
    mkdirSync(join(app, 'src/readme'))
    const written = parts.flatMap((part, index) =>
      [...part.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, language = '', code = ''], at) => {
        if (language === 'sh') return []
        expect(['ts', 'tsx', 'css'], titles[index]).toContain(language)
        if (titles[index] === 'Next.js') {
          // These begin with the name of their file.
          const [, path] = /^\/\/ (app\/[\w-]+\.tsx)\n/.exec(code) ?? []
          if (path === undefined) throw new Error(`no name of a file begins:\n${code}`)
          mkdirSync(dirname(join(folder, 'next', path)), { recursive: true })
          writeFileSync(join(folder, 'next', path), code)
          return [path]
        }
        const name = `${(titles[index] ?? '').toLowerCase().replaceAll(/\W+/g, '-')}${at === 0 ? '' : `-${String(at)}`}`
        writeFileSync(join(app, 'src/readme', `${name}.${language}`), code)
        return [name]
      }),
    )
    expect(written).toContain('first-page')
  })

  test('the libraries that it calls optional are the optional ones', () => {
    const { peerDependenciesMeta }: { peerDependenciesMeta: object } = JSON.parse(inPackage('package.json'))
    expect(Object.keys(peerDependenciesMeta)).toEqual(optional)
    const named = [...inPackage('README.md').matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name)
    expect(named).toEqual(optional)
  })

  test('llms.txt links to a page of each component, and to nothing that does not exist', () => {
    const index = inPackage('llms.txt')
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)
    expect(links.filter(path => !existsSync(join(app, 'node_modules/@parvis/design-system', path)))).toEqual(
      [],
    )
    const pages = links.filter(path => path.startsWith('dist/specs/'))
    expect(pages).toHaveLength(Object.keys(since).length)
    for (const path of pages) {
      const page = inPackage(path)
      for (const title of ['When', "Do and don't", 'Anatomy', 'Must', 'Properties'])
        expect(page, path).toContain(`\n## ${title}\n`)
      const [, types = ''] = /\]\(\.\.\/([^)]+\.d\.ts)\)/.exec(page) ?? []
      expect(inPackage(`dist/${types}`), path).toContain('export')
    }
    // What they begin with is compiled with the code of the README.
    const examples = pages.flatMap(path => /^```tsx\n([^]*?)^```$/m.exec(inPackage(path))?.[1] ?? [])
    expect(examples).toHaveLength(pages.length)
    mkdirSync(join(app, 'src/specs'))
    for (const [at, code] of examples.entries()) writeFileSync(join(app, `src/specs/${String(at)}.tsx`), code)
  })

  test('the changelog starts with the installed version', () => {
    const { version }: { version: string } = JSON.parse(inPackage('package.json'))
    expect(/^## (.*)$/m.exec(inPackage('CHANGELOG.md'))?.[1]).toBe(version)
  })
})

describe('the public API is the agreed one; `pnpm api` records intended changes', () => {
  test('every subpath exports what is recorded', () => {
    const kept = globSync('**/*.d.ts', { cwd: fileURLToPath(new URL('api', import.meta.url)) })
    const built = builtApi()
    const keptOf = (subpath: string) =>
      existsSync(apiFile(subpath)) ? readFileSync(apiFile(subpath), 'utf8') : 'nothing'
    for (const [subpath, text] of built) expect.soft(text, subpath).toBe(keptOf(subpath))
    expect(kept.length, 'a kept file belongs to no subpath any more').toBe(built.size)
  })

  test('the published exports match those of the workspace', () => {
    const manifest: { exports: Record<string, string>; publishConfig: { exports: Record<string, object> } } =
      JSON.parse(readFileSync(join(root, 'design-system/package.json'), 'utf8'))
    const expected = Object.entries(manifest.exports).map(([subpath, source]) => {
      const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
      return [subpath, { types: `${built}.d.ts`, default: `${built}.js` }]
    })
    expect(manifest.publishConfig.exports).toEqual({
      './style.css': { types: './dist/style.d.ts', default: './dist/style.css' },
      './variables.css': { types: './dist/style.d.ts', default: './dist/variables.css' },
      './design-tokens/*': './dist/design-tokens/*',
      ...Object.fromEntries(expected),
    })
  })

  const budgets = readBudgets()
  test('every part has a budget, and no budget is left over', () => {
    expect(Object.keys(budgets)).toEqual([...publicModules().keys()])
  })
  test.each([...publicModules()])(
    '%s weighs no more than its budget',
    async (subpath, file) => {
      expect(await componentSize(file)).toBeLessThanOrEqual(budgets[subpath] ?? 0)
    },
    minute,
  )
})

/** The code that has one of each component, as an application would import them. */
function everyComponentCode(): string {
  const within = 'design-system/src/internal/everyComponent/'
  const subpaths = new Map([...publicModules()].map(([subpath, file]) => [file, subpath]))
  return readFileSync(join(root, within, 'everyComponent.fixtures.tsx'), 'utf8').replaceAll(
    /from '(\.[^']+)'/g,
    (_from, path: string) =>
      `from '@parvis/design-system/${subpaths.get(posix.join('src/internal/everyComponent', path)) ?? path}'`,
  )
}

test('an application has one of each component', () => {
  const code = everyComponentCode()
  writeFileSync(join(app, 'src/every-component.tsx'), code)
  expect(code).not.toContain("from '.")
})

test(
  'type errors do not compile, and everything else does',
  async () => {
    expect(await run(join(app, 'node_modules/.bin/tsc'), [])).toBe('')
  },
  2 * minute,
)

test('only components and hooks are marked for the browser', () => {
  const isOfBrowser = (file: string) => inPackage(`dist/${file}`).startsWith('"use client"')
  expect(isOfBrowser('components/Button/Button.js')).toBe(true)
  expect(isOfBrowser('patterns/Header/usePaletteShortcut.js')).toBe(true)
  expect(isOfBrowser('components/IbanField/iban.js')).toBe(false)
  expect(isOfBrowser('tokens/scale.js')).toBe(false)
})

describe('its tokens are files too', () => {
  /** The custom properties of a style sheet with each of their values. */
  const declarations = (css: string) =>
    new Set(
      [...css.matchAll(/(--parvis-[\w-]+):\s*([^;}]+)/g)].map(
        ([, name, value = '']) => `${name}: ${value.trim()}`,
      ),
    )

  test('custom properties in both style sheets have the same values', () => {
    const ofComponents = declarations(inPackage('dist/style.css'))
    const ofAll = declarations(inPackage('dist/variables.css'))
    const isShared = (declaration: string) => /^--parvis-(color|density|tint)-/.test(declaration)
    const shared = [...ofAll].filter(isShared).toSorted()
    expect(shared.length).toBeGreaterThan(100)
    expect([...ofComponents].filter(isShared).toSorted()).toEqual(shared)
  })

  test('each custom property that the README uses exists', () => {
    const named = [...inPackage('README.md').matchAll(/var\((--parvis-[\w-]+)\)/g)].map(([, name]) => name)
    const known = new Set([...declarations(inPackage('dist/variables.css'))].map(each => each.split(':')[0]))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(name => !known.has(name))).toEqual([])
  })

  test('tools find the JSON of each theme by its subpath', async () => {
    const script = `for (const name of ['base', 'comfortable', 'compact', 'light', 'dark', 'light-more', 'dark-more']) {
      const { default: tokens } = await import('@parvis/design-system/design-tokens/' + name + '.tokens.json', { with: { type: 'json' } })
      console.log(name, tokens.$schema)
    }`
    const said = await run('node', ['--input-type=module', '--eval', script])
    expect(said.match(/https:\/\/www\.designtokens\.org\/schemas\/2025\.10\/format\.json/g)).toHaveLength(7)
  })
})

test(
  'a server loads all of it, and draws each component',
  async () => {
    await run(join(app, 'node_modules/.bin/vite'), [
      'build',
      '--ssr',
      'src/every-component.tsx',
      '--outDir',
      'server',
    ])
    expect(await run('node', ['server.mjs', JSON.stringify([...publicModules().keys()])])).toBe('')
  },
  2 * minute,
)

describe('built and opened', () => {
  let browser: Browser
  let page: Page
  let url: string
  let stop = () => undefined as void
  const problems: string[] = []

  beforeAll(async () => {
    await run(join(app, 'node_modules/.bin/vite'), ['build'])
    const port = await freePort()
    url = `http://localhost:${String(port)}/`
    const server = spawn(
      join(app, 'node_modules/.bin/vite'),
      ['preview', '--port', String(port), '--strictPort'],
      { cwd: app, stdio: 'ignore' },
    )
    stop = () => void server.kill()
    while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100)
    const found = await findBrowser()
    browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] })
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    page.setDefaultTimeout(10_000)
    page.on('console', message => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(String(error)))
    await page.goto(url)
  }, 2 * minute)

  afterAll(async () => {
    await browser.close()
    stop()
  })

  test('it looks like Parvis: colours and both typefaces come from the one style sheet', async () => {
    const button = page.getByRole('button', { name: 'Send request' })
    await button.waitFor()
    const look = await button.evaluate(element => {
      const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element)
      return { backgroundColor, fontFamily, borderRadius }
    })
    expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(look.fontFamily).toContain('Atkinson Hyperlegible Next')
    expect(look.borderRadius).toBe('8px')
    // Not the fallback fonts with the same metrics, used until they have loaded.
    const loaded = await page.evaluate(async () => {
      const fonts = await document.fonts.ready
      return [...fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })
    expect(new Set(loaded.filter(family => !family.endsWith('Fallback')))).toEqual(
      new Set(['Atkinson Hyperlegible Next Variable', 'Newsreader Variable']),
    )
  })

  test('it supports both languages, including its own texts', async () => {
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Demandes' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await page
      .getByRole('button', { name: /calendrier/i })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('thead th').first().innerText()).toMatch(/^l/i)
    await page.keyboard.press('Escape')
  })

  test('what loads late appears: a toast', async () => {
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    const toast = page.getByRole('alertdialog').getByText('Envoyée')
    await toast.waitFor()
    expect(await toast.isVisible()).toBe(true)
  })

  test('axe finds nothing, and nothing went wrong on the way', async () => {
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('the first page of the README works', async () => {
    await page.goto(`${url}first-page.html`)
    await page.getByRole('heading', { level: 1, name: 'New request' }).waitFor()
    await page.getByRole('button', { name: 'Send request' }).click()
    const toast = page.getByRole('alertdialog').getByText('Request sent')
    await toast.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('loads only what is used: no grid, no palette of a component that is not imported', () => {
    const code = globSync(join(app, 'dist/assets/*.js')).map(file => readFileSync(file, 'utf8'))
    expect(code.length).toBeGreaterThan(0)
    const words = code.join('\n')
    // Texts of the component's own catalogue, which no minifier changes.
    expect(words).toContain('Envoyer la demande')
    expect(words).not.toContain('Aucune ligne ne correspond')
  })
})

describe('in a Next.js application', () => {
  testNextApplication({ folder, run, versionsOf, everyComponent: everyComponentCode, optional })
})
