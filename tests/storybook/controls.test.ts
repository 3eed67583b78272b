/** What a reviewer does in the built Storybook itself: searching, choosing a look, sharing an address. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { serveFolder } from '../bench/serve.ts'
import { closeBrowser, launchBrowser } from './open-pages.ts'

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url))

let server: { url: string; close: () => void }
let context: BrowserContext
let page: Page
beforeAll(async () => {
  server = await serveFolder(built)
  context = await (await launchBrowser()).newContext({ viewport: { width: 1600, height: 1000 } })
  context.setDefaultTimeout(60_000)
  page = await context.newPage()
})
afterAll(async () => {
  await closeBrowser()
  server.close()
})

const preview = (): FrameLocator => page.frameLocator('#storybook-preview-iframe')
const open = async (query: string) => page.goto(`${server.url}?${query}`)
const innerWidth = () =>
  preview()
    .locator('body')
    .evaluate(() => globalThis.innerWidth)
/** The drawing of a state on the open page. */
const shown = (story: string): FrameLocator =>
  preview().locator(`[data-story="${story}"]`).frameLocator('iframe')

test('Storybook opens on the start page: how to install, what is new, and the state of each component', async () => {
  await open('')
  await expect.poll(() => page.url()).toContain('path=/docs/start--docs')
  for (const name of ['Install', 'First page', 'What is new in', 'State of each component'])
    await preview().getByRole('heading', { level: 2, name }).waitFor()
  await preview()
    .getByRole('row', { name: /^Button stable 0\.1\.0 Starts an action/ })
    .waitFor()
  await preview().getByRole('link', { name: 'Button', exact: true }).click()
  await expect.poll(() => page.url()).toContain('path=/docs/components-button--docs')
})

test('a component’s page describes its props, with the words and the value that each can have', async () => {
  await open('path=/docs/components-button--docs')
  const row = preview().getByRole('row', { name: /^variant/ })
  await row.waitFor()
  const words = (await row.innerText()).replaceAll(/\s+/g, ' ')
  expect(words).toContain('Visual emphasis')
  expect(words).toContain("'primary' 'secondary' 'quiet' 'danger'")
  expect(await preview().getByText('unknown[number]').count()).toBe(0)
})

test('names and values of tokens are copied by pressing them', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('path=/docs/foundations-token-names--docs')
  await preview().getByRole('button', { name: 'Copy var(--parvis-color-paper)' }).click()
  await preview().getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--parvis-color-paper)')
})

test.each(['320', '768', '1024', '1440'])(
  'the width %s in an address is the width of the story',
  async width => {
    await open(`path=/story/components-button--primary&globals=width:${width}`)
    await preview().getByRole('button').first().waitFor()
    await expect.poll(innerWidth).toBe(Number(width))
  },
)

test.each(['320', '1024'])('the width %s also applies to a story in a separate window', async width => {
  await page.goto(
    `${server.url}iframe.html?id=components-button--primary&viewMode=story&globals=width:${width}`,
  )
  const story = page.frameLocator('iframe[title="Story"]')
  await story.getByRole('button').first().waitFor()
  const answers = await story
    .locator('body')
    .evaluate((_, own) => [innerWidth, matchMedia(`(width: ${own}px)`).matches], width)
  expect(answers).toEqual([Number(width), true])
})

test('the width of the toolbar is the width of the story', async () => {
  await open('path=/story/components-button--primary')
  await preview().getByRole('button').first().waitFor()
  const shownNow = page.getByRole('button').filter({ hasText: /^(Full width|320)$/ })
  for (const width of ['320', '768']) {
    await shownNow.first().click()
    await page.getByRole('option', { name: width, exact: true }).click()
    await expect.poll(innerWidth).toBe(Number(width))
    expect(new URL(page.url()).searchParams.get('globals')).toContain(`width:${width}`)
  }
})

describe('the search', () => {
  test.each([
    ['modal', 'Dialog'],
    ['fenêtre modale', 'Dialog'],
    ['fenetre modale', 'Dialog'],
    ['alert', 'Banner'],
    ['alerte', 'Banner'],
    ['wizard', 'Stepper'],
    ['assistant', 'Stepper'],
    ['dropdown', 'Select'],
    ['liste déroulante', 'Select'],
    ['combobox', 'ComboBox'],
    ['saisie assistée', 'ComboBox'],
    ['snackbar', 'Toast'],
    ['message temporaire', 'Toast'],
    ['breadcrumb', 'Breadcrumbs'],
    ["fil d'Ariane", 'Breadcrumbs'],
  ])('knows %s', async (word, component) => {
    if (!page.url().startsWith(server.url)) await open('path=/story/components-button--primary')
    const field = page.locator('#storybook-explorer-searchfield')
    await field.fill(word)
    const found = page.locator(`[role="option"][data-id$="-${component.toLowerCase()}--docs"]`)
    await expect.poll(() => found.count(), { timeout: 10_000 }).toBeGreaterThan(0)
    await field.fill('')
  })
})

describe('an address of a page of states', () => {
  const roles = 'path=/docs/screens-roles--docs'

  test('contains the filters of the states and their look', async () => {
    await open(`${roles}&kind=Loading&globals=locale:fr;theme:dark;contrast:more;width:320`)
    const root = shown('screens-roles--loading').locator('html')
    await root.waitFor({ state: 'attached' })
    const stories = preview().locator('[data-story]')
    expect(await stories.evaluateAll(all => all.map(each => each.getAttribute('data-story')))).toEqual([
      'screens-roles--loading',
      'screens-roles--slow',
    ])
    const drawn = await root.evaluate(html => ({
      width: html.ownerDocument.defaultView?.innerWidth,
      lang: html.getAttribute('lang'),
      theme: html.dataset['theme'],
      contrast: html.dataset['contrast'],
    }))
    expect(drawn).toMatchObject({ width: 320, lang: 'fr', theme: 'dark', contrast: 'more' })
  })

  test('changes with the filters, and shows the same to everyone who opens it', async () => {
    await open(roles)
    await preview().getByLabel('Kind of state').selectOption('Empty')
    await preview().getByLabel('Width').selectOption('768')
    await preview().getByLabel('Theme').selectOption('dark')
    await expect.poll(() => page.url()).toMatch(/kind=Empty/)
    await expect.poll(() => page.url()).toMatch(/theme:dark/)
    await page.reload()
    const root = shown('screens-roles--empty').locator('html')
    await root.waitFor({ state: 'attached' })
    const width = await root.evaluate(html => html.ownerDocument.defaultView?.innerWidth)
    expect([width, await preview().getByLabel('Kind of state').inputValue()]).toEqual([768, 'Empty'])
  })

  test('keeps what a reader types while it changes', async () => {
    await open(roles)
    const field = preview().getByLabel('Name contains')
    await field.pressSequentially('load', { delay: 60 })
    expect(await field.inputValue()).toBe('load')
    await expect.poll(() => preview().locator('[data-story]').count()).toBe(2)
    await expect.poll(() => page.url()).toMatch(/find=load/)
  })
})

test('forced colours are simulated: their rules apply, and no other colour or shadow remains', async () => {
  await open('path=/docs/screens-roles--docs&kind=Loaded&globals=contrast:forced')
  const heading = shown('screens-roles--loaded').getByRole('heading').first()
  await heading.waitFor({ state: 'attached' })
  await expect.poll(() => heading.evaluate(element => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  const strange = await shown('screens-roles--loaded')
    .locator('html')
    .evaluate(
      html =>
        [...html.querySelectorAll('body *')].filter(element => {
          const { boxShadow, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
            forcedColorAdjust: string
          }
          return forcedColorAdjust !== 'none' && boxShadow !== 'none'
        }).length,
    )
  expect(strange).toBe(0)
  expect(await preview().getByText('This imitates them').isVisible()).toBe(true)
})

test('a name links to a component only where it means one', async () => {
  await open('path=/docs/components-tilegrid--docs')
  const link = (name: string) => preview().getByRole('link', { name, exact: true })
  await link('Grid').first().waitFor()
  expect(await link('Grid').first().getAttribute('href')).toMatch(/path=\/docs\/layout-grid--docs/)
  // A test of this component, not another page.
  expect(await link('List').first().getAttribute('href')).toMatch(/path=\/story\/components-tilegrid--list/)
  // Not the current page.
  expect(await link('TileGrid').count()).toBe(0)
})
