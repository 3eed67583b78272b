/** What is loaded from the landing page to the home page: the fonts, the icon, and nothing that does not exist. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'

const url = inject('product-url')

const families = ['Atkinson Hyperlegible Next Variable', 'Newsreader Variable']

/**
 * The font families of which the browser has loaded a file; a system font may have been used as a fallback meanwhile.
 */
async function loadedFonts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(font => font.status === 'loaded')
      .map(font => font.family.replaceAll('"', ''))
      .filter(family => !family.endsWith(' Fallback'))
  })
  return [...new Set(loaded)].toSorted()
}

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).fontFamily)

/** The address of the tab's icon, and the server's response. */
async function icon(page: Page): Promise<{ status: number; type: string | null }> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
    // Without a link, browsers request this address.
    const response = await fetch(link?.href ?? '/favicon.ico')
    return { status: response.status, type: response.headers.get('content-type') }
  })
}

test('both fonts load, and nothing requested is missing or unused', async () => {
  await visit({ url, language: 'fr', width: 1280 }, async visitor => {
    const { page, words } = visitor
    const missing: string[] = []
    const warnings: string[] = []
    page.on('response', response => {
      if (response.status() >= 400) missing.push(`${String(response.status())} ${response.url()}`)
    })
    page.on('requestfailed', request => {
      // A stream ends with its page, and a request that the reader cancelled by leaving is no error.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(`failed ${request.url()}`)
    })
    page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })

    await visitor.openLanding()
    expect(await loadedFonts(page)).toEqual(families)
    expect(await familyOf(page, 'h1')).toMatch(/^"?Newsreader Variable"?,/)
    expect(await familyOf(page, 'p')).toMatch(/^"?Atkinson Hyperlegible Next Variable"?,/)
    expect(await icon(page)).toMatchObject({ status: 200, type: expect.stringMatching(/^image\/svg\+xml/) })

    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByLabel(words.password).waitFor()
    expect(await loadedFonts(page)).toEqual(families)
    expect(await familyOf(page, 'h1')).toMatch(/^"?Newsreader Variable"?,/)
    const mark = await page.locator('link[rel~="icon"]').getAttribute('href')
    expect(mark).not.toBeNull()
    const answer = await page.request.get(new URL(mark ?? '', page.url()).href)
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([200, 'image/svg+xml'])

    await visitor.enterPassword('staff@parvis.example')
    await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
    expect(await loadedFonts(page)).toEqual(families)
    expect(await familyOf(page, 'h1')).toMatch(/^"?Newsreader Variable"?,/)
    // The browser warns of an unused preload some seconds after the page has loaded.
    await page.waitForTimeout(4000)
    expect(missing).toEqual([])
    expect(warnings).toEqual([])
  })
})
