/** From the landing page to work and back: the way that everybody goes every day. */
import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, visit } from './visitor.ts'
import { windows } from './windows.ts'

const url = inject('product-url')
afterAll(closeBrowser)

describe.each(windows)('in $language at $width px', window => {
  test('landing, sign-in, tiles, launcher, an application, sign-out', async () => {
    await visit({ url, ...window }, async visitor => {
      const { page, words } = visitor
      await visitor.openLanding()
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)

      await visitor.signIn('admin@parvis.example')
      const tiles = page.getByRole('main').getByRole('link', { name: words.menuAdministration })
      await tiles.first().waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(window.language)
      expect(await page.title()).toContain('Parvis')
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)

      await page.getByRole('button', { name: words.launcher }).click()
      const launcher = page.getByRole('dialog', { name: words.launcher })
      await launcher.getByRole('link', { name: words.menuAdministration }).click()
      await page.waitForURL('**/app/menu/admin')
      await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
      await page.getByRole('treegrid').or(page.getByRole('tree')).first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)

      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await page.getByRole('button', { name: words.signIn, exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(
        await page.evaluate(
          () =>
            sessionStorage.length + Object.keys(localStorage).filter(key => /token|oidc/i.test(key)).length,
        ),
      ).toBe(0)
    })
  })

  test('a deep link is followed after sign-in', async () => {
    await visit({ url, ...window }, async visitor => {
      await visitor.signIn('admin@parvis.example', '/app/menu/admin')
      await visitor.page.getByRole('heading', { level: 1, name: visitor.words.menuAdministration }).waitFor()
      expect(new URL(visitor.page.url()).pathname).toBe('/app/menu/admin')
    })
  })

  test('staff without the scope are refused, by the screen and by the services', async () => {
    await visit({ url, ...window }, async visitor => {
      await visitor.signIn('staff@parvis.example')
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect(await visitor.page.getByRole('link', { name: visitor.words.menuAdministration }).count()).toBe(0)
      visitor.expectProblem(/403/)
      await visitor.open('/app/menu/admin')
      await visitor.page.getByRole('heading', { name: visitor.words.deniedTitle }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })
})

test('a wrong password says so and keeps the address', async () => {
  await visit({ url, language: 'en', width: 1280 }, async visitor => {
    await visitor.openLanding()
    const { page, words } = visitor
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByLabel(words.email).fill('staff@parvis.example')
    await page.getByLabel(words.password).fill('wrong')
    visitor.expectProblem(/40[013]|422/)
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel(words.email).inputValue()).toBe('staff@parvis.example')
    expect(await visitor.accessibilityProblems()).toEqual([])
  })
})
