/**
 * A page that fails shows a reference with which support finds the error in the services' log, without personal data.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../bench/route-sizes.ts'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const details: Readonly<Record<Language, string>> = { en: 'Details', fr: 'Détails' }
const typed = 'Zoé Dupont'

interface LogLine {
  msg: string
  traceId: string
  browserError?: {
    source: string
    kind?: string
    frames: { file: string }[]
    route?: string
    missingFile?: string
  }
}

let product: RunningProduct
beforeAll(async () => {
  // Its own product, whose log can be read.
  product = await startDemo()
})
afterAll(() => product.stop())

/** The log lines of one trace. */
function linesOf(traceId: string): LogLine[] {
  return product
    .output()
    .split('\n')
    .filter(line => line.startsWith('{') && line.includes(traceId))
    .map(line => JSON.parse(line) as LogLine)
}

/** Expands the details, as support asks people to, and finds the reference in the log. */
async function findInLog({ page, language }: Visitor): Promise<NonNullable<LogLine['browserError']>> {
  await page.getByText(details[language], { exact: true }).click()
  const shown = page.getByText(/[0-9a-f]{32}$/)
  await shown.waitFor()
  const reference = /[0-9a-f]{32}$/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  const lines = () => linesOf(reference).filter(({ msg }) => msg === 'browser error')
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(1)
  const found = lines()[0]?.browserError
  if (!found) throw new Error('The line says nothing')
  return found
}

/** The file that a separately loaded module of the portal was built into. */
function builtFile(module: string): string {
  const built = new URL('../../portal/dist/.vite/manifest.json', import.meta.url)
  const file = (JSON.parse(readFileSync(built, 'utf8')) as Manifest)[module]?.file
  if (file === undefined) throw new Error(`${module} is not loaded by itself`)
  return file
}

describe.each(languagesHere)('in %s', language => {
  test('a landing page with a missing file, before anybody has signed in', async () => {
    await visit({ url: product.url, language, width: 320 }, async visitor => {
      const { page, words } = visitor
      const file = builtFile('src/app/screens/LandingScreen/LandingScreen.tsx')
      visitor.expectProblem(/dynamically imported module|404/)
      await page.route(`**/${file}`, route => route.fulfill({ status: 404, body: 'not found' }))
      await visitor.open(`/app/menu/admin?note=${encodeURIComponent(typed)}`)
      await page.getByText(words.newVersion).waitFor()
      expect(await findInLog(visitor)).toMatchObject({
        source: 'boundary',
        kind: 'part-not-loaded',
        missingFile: file.replace('assets/', ''),
      })
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
    })
  })

  test('a screen that fails on its response', async () => {
    await visit({ url: product.url, language, width: 1280 }, async visitor => {
      const { page } = visitor
      visitor.expectProblem(/console: /)
      await visitor.signIn('staff@parvis.example')
      const reports: string[] = []
      page.on('request', request => {
        if (request.url().endsWith('/v1/BrowserErrors'))
          reports.push(JSON.stringify([request.headers(), request.postData()]))
      })
      await page.route('**/v1/Menus?*', route =>
        route.fulfill({ json: { value: [{ id: 1, menuTitle: typed, inverseMenuParent: 5 }] } }),
      )
      await page.reload()
      const found = await findInLog(visitor)
      expect(found).toMatchObject({ source: 'boundary', route: '/' })
      expect(found.frames.length).toBeGreaterThan(0)
      for (const { file } of found.frames) expect(file).toMatch(/^[\w-]+\.js$/)
      // Once, and anonymously: no token, no cookie, no address.
      expect(reports).toHaveLength(1)
      expect(reports.join()).not.toMatch(/authorization|cookie|referer|Zoé/)
    })
    expect(product.output()).not.toMatch(/Zoé|staff@parvis\.example[^\n]*browser error/)
  })
})
