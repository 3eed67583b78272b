/** Nobody is signed out for inactivity: the session is renewed as long as the provider allows it, in all tabs. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test, type ExpectStatic } from 'vitest'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'

/** Lifetime of a token here in seconds, instead of fifteen minutes: its last third is enough for a slow renewal. */
const life = 12

let product: RunningProduct
beforeAll(async () => {
  product = await startDemo({ env: { ACCESS_TOKEN_SECONDS: String(life) } })
})
afterAll(() => product.stop())

const now = () => Date.now() / 1000
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('parvis.token'))
const endOf = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp

/** Waits for a freshly renewed token, so that it is not renewed during preparations. */
async function freshToken(expect: ExpectStatic, page: Page): Promise<string> {
  const read = async () => (await tokenIn(page)) ?? ''
  await expect
    .poll(async () => endOf(await read()) - now(), { timeout: 60_000, interval: 100 })
    .toBeGreaterThan(life - 2)
  return read()
}

/** Records all requests of the tabs to the services and the provider. */
function listen(context: BrowserContext) {
  const heard = { calls: 0, calledWhenOver: [] as string[], refusals: [] as string[], renewals: 0 }
  context.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === '/identity/token') heard.renewals += 1
    if (!pathname.startsWith('/api/')) return
    heard.calls += 1
    const token = request.headers()['authorization']?.slice('Bearer '.length)
    if (token === undefined || endOf(token) < now()) heard.calledWhenOver.push(pathname)
  })
  context.on('response', response => {
    if (response.status() === 401) heard.refusals.push(response.url())
  })
  return heard
}

// They mostly wait, so they run concurrently, each person in a separate browser.
describe.concurrent('an untouched session', () => {
  test('idle tabs stay signed in, and one renews for all', async ({ expect }) => {
    await visit({ url: product.url, language: 'fr', width: 1280 }, async visitor => {
      const { page, words } = visitor
      await visitor.signIn('staff@parvis.example')
      const other = await visitor.openTab()
      await other.goto(`${product.url}/profile`)
      await other.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
      const first = await freshToken(expect, page)
      const heard = listen(page.context())
      const tokens = new Set([first])
      await expect
        .poll(
          async () => {
            tokens.add((await tokenIn(page)) ?? 'none')
            return now() > endOf(first) + life && tokens.size > 2
          },
          { timeout: 60_000, interval: 200 },
        )
        .toBe(true)
      expect(tokens).not.toContain('none')
      expect(heard.renewals).toBe(tokens.size - 1)
      expect([heard.refusals, heard.calledWhenOver]).toEqual([[], []])
      for (const tab of [page, other]) await tab.getByRole('button', { name: words.account }).waitFor()
    })
  })

  test('a session that ended while the machine slept is renewed on waking, before any other request', async ({
    expect,
  }) => {
    await visit({ url: product.url, language: 'en', width: 1280 }, async visitor => {
      const { page, words } = visitor
      // Timers of all tabs, which a sleeping machine stops.
      const { clock } = page
      await clock.install()
      await visitor.signIn('partner@parvis.example')
      const other = await visitor.openTab()
      await other.goto(`${product.url}/profile`)
      await other.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
      const first = await freshToken(expect, page)
      const asleepAt = Date.now() + 1000
      await clock.pauseAt(asleepAt)
      const heard = listen(page.context())
      await expect.poll(() => now() > endOf(first) + 2, { timeout: 60_000 }).toBe(true)
      expect([await tokenIn(page), heard.renewals]).toEqual([first, 0])
      await clock.fastForward(Date.now() - asleepAt)
      await clock.resume()
      await expect.poll(() => tokenIn(other), { timeout: 20_000 }).not.toBe(first)
      // The person comes back and continues where they were.
      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: 'My profile' }).click()
      await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
      expect([heard.refusals, heard.calledWhenOver]).toEqual([[], []])
      expect(heard.renewals).toBe(1)

      // The same applies to one that ended while no tab was open.
      const last = (await tokenIn(page)) ?? ''
      await page.goto('about:blank')
      await other.goto('about:blank')
      await expect.poll(() => now() > endOf(last) + 1, { timeout: 60_000 }).toBe(true)
      await page.goto(`${product.url}/profile`)
      await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
      expect([heard.refusals, heard.calledWhenOver]).toEqual([[], []])
    })
  })

  test('when the provider refuses, all tabs say so, keep the input and send nothing more', async ({
    expect,
  }) => {
    await visit({ url: product.url, language: 'en', width: 1280 }, async visitor => {
      const { page, words } = visitor
      const text = menuWords.en
      await visitor.signIn('admin@parvis.example', '/app/menu/admin?menu=1')
      const field = page.getByRole('textbox', { name: text.field.frenchName })
      await field.fill('Typed before the end')
      await page.getByText(text.unsaved, { exact: true }).waitFor()
      const other = await visitor.openTab()
      await other.goto(`${product.url}/profile`)
      await other.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()

      const heard = listen(page.context())
      visitor.expectProblem(/400.*identity\/token|identity\/token/)
      await visitor.loseIdentitySession()
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (!key.startsWith('parvis.identity.')) continue
          const user = JSON.parse(localStorage.getItem(key) ?? '{}') as object
          localStorage.setItem(key, JSON.stringify({ ...user, refresh_token: 'gone' }))
        }
      })
      for (const tab of [page, other])
        await tab.getByRole('alertdialog', { name: words.sessionEnded }).waitFor({ timeout: 40_000 })
      expect(await field.inputValue()).toBe('Typed before the end')
      const { calls } = heard
      // Whatever wakes up queries and streams has no token to send.
      for (const tab of [page, other])
        await tab.evaluate(() => {
          for (const kind of ['focus', 'online']) window.dispatchEvent(new Event(kind))
          document.dispatchEvent(new Event('visibilitychange'))
        })
      await page.waitForTimeout(4000)
      expect(heard.calls).toBe(calls)
      expect([heard.refusals, heard.calledWhenOver]).toEqual([[], []])

      await page
        .getByRole('alertdialog', { name: words.sessionEnded })
        .getByRole('button', { name: words.signInAgain, exact: true })
        .click()
      await visitor.enterPassword('admin@parvis.example')
      await page.getByRole('button', { name: text.resume, exact: true }).click()
      expect(await field.inputValue()).toBe('Typed before the end')
      await other.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
      await other.getByRole('alertdialog').waitFor({ state: 'detached' })
    })
  })
})
