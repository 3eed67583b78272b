/** The network goes away and comes back: the portal says so, keeps its content and recovers on its own. */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Manifest } from '../bench/route-sizes.ts'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

const lost = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|Failed to load resource/

/** The file that a separately loaded module of the portal was built into. */
function builtFile(module: string): string {
  const built = new URL('../../portal/dist/.vite/manifest.json', import.meta.url)
  const file = (JSON.parse(readFileSync(built, 'utf8')) as Manifest)[module]?.file
  if (file === undefined) throw new Error(`${module} is not loaded by itself`)
  return file
}

test.each(languagesHere)('a form survives a lost network in %s', async language => {
  const name = ownName('Réseau')
  const { id } = await shelf.put({ name })
  await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page, words } = visitor
    const text = menuWords[language]
    await visitor.open(`/app/menu/admin?menu=${String(id)}`)
    const form = page.getByRole('form', { name: text.editForm })
    const field = form.getByRole('textbox', { name: text.field.frenchName })
    await field.fill('Saisi hors ligne')
    visitor.expectProblem(lost)
    await visitor.setOffline(true)
    await page.getByText(words.offline, { exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])

    // Saving fails with a clear message, and the form keeps its input.
    await form.getByRole('button', { name: text.submit, exact: true }).click()
    await form.getByText(text.notSaved, { exact: true }).waitFor()
    expect(await field.inputValue()).toBe('Saisi hors ligne')
    expect(await page.getByRole('alertdialog', { name: words.sessionEnded }).count()).toBe(0)

    await visitor.setOffline(false)
    await page.getByText(words.offline, { exact: true }).waitFor({ state: 'detached' })
    await form.getByRole('button', { name: text.submit, exact: true }).click()
    await form.getByText(text.saved, { exact: true }).waitFor()
    expect((await shelf.all()).find(menu => menu.id === id)?.menuTitle).toBe('Saisi hors ligne')
  })
})

describe.each(languagesHere)('in %s', language => {
  test('services that cannot be reached at the start leave a way in', async () => {
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      visitor.expectProblem(/ERR_FAILED|Failed to load resource/)
      await page.route('**/api/**', route => route.abort())
      await visitor.open('/')
      await page.getByRole('heading', { name: words.offlineTitle, exact: true }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
      await page.unroute('**/api/**')
      await page.getByRole('button', { name: words.retryNow, exact: true }).click()
      await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
    })
  })

  test('the bell’s panel opens by itself when the network is back', async () => {
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      await page.getByRole('list', { name: words.applications }).waitFor()
      const bell = page.getByRole('button', { name: /^Notifications(,|$)/ })
      await bell.waitFor()
      visitor.expectProblem(lost)
      await visitor.setOffline(true)
      await page.getByText(words.offline, { exact: true }).waitFor()
      await bell.click()
      const message = page.getByRole('alert').filter({ has: page.getByRole('button') })
      await message.waitFor()
      const { x, width } = (await message.boundingBox()) ?? { x: -1, width: 0 }
      expect([x >= 0, x + width <= 320]).toEqual([true, true])
      expect(await visitor.accessibilityProblems()).toEqual([])
      // A failed retry does not stop it from opening later.
      await message.getByRole('button').click()
      await message.waitFor()
      await visitor.setOffline(false)
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
    })
  })

  test('an application that was never opened says that the network is missing', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: words.administration, exact: true }).waitFor()
      visitor.expectProblem(lost)
      visitor.expectProblem(/dynamically imported module/)
      await visitor.setOffline(true)
      await page.getByText(words.offline, { exact: true }).waitFor()
      await tiles.getByRole('link', { name: words.administration, exact: true }).click()
      await page.getByRole('heading', { name: words.offlineTitle, exact: true }).waitFor()
      // A missing network is not reported as a new version.
      expect(await page.getByText(words.newVersion).count()).toBe(0)
      await visitor.setOffline(false)
      await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
    })
  })

  test('overlays open without a network, even if they were never opened before', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      const loaded = ['PortalLauncher', 'PortalPalette'].map(part => {
        const file = builtFile(`src/app/layouts/${part}.tsx`)
        return page.waitForResponse(response => response.url().endsWith(`/${file}`))
      })
      const onTheirWay = new Set<unknown>()
      page.on('request', request => {
        if (request.url().includes('/assets/')) onTheirWay.add(request)
      })
      page.on('requestfinished', request => onTheirWay.delete(request))
      await visitor.open('/')
      await Promise.all(loaded)
      // Wait for their imports, too.
      await expect.poll(() => onTheirWay.size).toBe(0)
      visitor.expectProblem(lost)
      await visitor.setOffline(true)
      await page.getByText(words.offline, { exact: true }).waitFor()
      await page.getByRole('button', { name: words.launcher, exact: true }).click()
      await page.getByRole('dialog', { name: words.launcherTitle }).waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+K')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })
})
