/** The landing page can be read before any of the portal's code has run, by the right readers only. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')

/** Holds back the portal's code until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const arch = (page: Page) => page.locator('.first-sight-arch')

test.each(languagesHere)('a first visitor reads the page before any script, in %s', async language => {
  await visit({ url, language, width: 320, colorScheme: 'dark' }, async visitor => {
    const { page, words } = visitor
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: words.landingTitle })
    await title.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await arch(page).isVisible()).toBe(false)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await visitor.sidewaysScroll()).toBe(0)
    expect(await visitor.accessibilityProblems()).toEqual([])
    const before = await page.screenshot()

    // The title is present in every frame on the way, and React renders the same.
    await page.evaluate(() => {
      const look = () => {
        const isSeen = [...document.querySelectorAll('h1')].some(each => each.checkVisibility())
        if (!isSeen) document.documentElement.dataset['gap'] = 'true'
        requestAnimationFrame(look)
      }
      look()
    })
    letGo()
    await expect.poll(() => page.locator('.first-sight').count()).toBe(0)
    await title.waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('html').getAttribute('data-gap')).toBeNull()
    expect((await page.screenshot()).equals(before)).toBe(true)
  })
})

test('what a visitor presses before the scripts have loaded happens afterwards', async () => {
  await visit({ url, language: 'fr', width: 1280 }, async visitor => {
    const { page, words } = visitor
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    letGo()
    await page.getByLabel(words.password).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/identity\//)
  })
})

test('at another address, and for a signed-in person, the arch is shown while loading', async () => {
  await visit({ url, language: 'en', width: 1280 }, async visitor => {
    const { page } = visitor
    await holdScripts(page)
    await page.goto('/profile', { waitUntil: 'commit' })
    await arch(page).waitFor()
    expect(await page.getByRole('heading').count()).toBe(0)
    await page.goto('/?token=x', { waitUntil: 'commit' })
    await arch(page).waitFor()
    expect(await page.getByRole('heading').count()).toBe(0)
  })
  await visit({ url, language: 'en', width: 1280, as: 'staff@parvis.example' }, async visitor => {
    const { page } = visitor
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await arch(page).waitFor()
    expect(await page.getByRole('heading').count()).toBe(0)
  })
})
