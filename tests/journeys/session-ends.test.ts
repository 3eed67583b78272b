/** Sessions end at bad moments: input survives, and nothing is left for the next person. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

/** Makes the token invalid for the services, with nothing to renew it. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      const token = storage.getItem('parvis.token')
      if (token !== null) storage.setItem('parvis.token', `${token.slice(0, -24)}${'A'.repeat(24)}`)
    }
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('parvis.identity.')) localStorage.removeItem(key)
    }
  })
}

/** Everything that the browser stores for the portal, as one text. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap(storage => Object.keys(storage).map(key => `${key}=${storage.getItem(key) ?? ''}`))
      .join('\n'),
  )

describe.each(languagesHere)('in %s', language => {
  test('the input of a form is restored after its session ends and the person signs in', async () => {
    const name = ownName('Brouillon')
    const { id } = await shelf.put({ name })
    await visit({ url, language, width: 1280 }, async visitor => {
      const { page, words } = visitor
      const text = menuWords[language]
      await visitor.signIn('admin@parvis.example', `/app/menu/admin?menu=${String(id)}`)
      const field = page.getByRole('textbox', { name: text.field.frenchName })
      await field.fill('Saisi avant la fin')
      visitor.expectProblem(/401|400/)
      await visitor.loseIdentitySession()
      await spoilToken(page)
      await page.getByRole('form', { name: text.editForm }).getByRole('button', { name: text.submit }).click()

      const dialog = page.getByRole('alertdialog', { name: words.sessionEnded })
      await dialog.waitFor()
      expect(await field.inputValue()).toBe('Saisi avant la fin')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: words.signInAgain, exact: true }).click()
      await visitor.enterPassword('admin@parvis.example')

      expect(page.url()).toBe(`${url}/app/menu/admin?menu=${String(id)}`)
      await page.getByRole('button', { name: text.resume, exact: true }).click()
      expect(await field.inputValue()).toBe('Saisi avant la fin')
      const form = page.getByRole('form', { name: text.editForm })
      await form.getByRole('button', { name: text.submit, exact: true }).click()
      await form.getByText(text.saved, { exact: true }).waitFor()
      expect((await shelf.all()).find(menu => menu.id === id)?.menuTitle).toBe('Saisi avant la fin')
    })
  })
})

test('the next person in the same browser finds nothing of the previous one', async () => {
  const name = ownName('Secret')
  const { id } = await shelf.put({ name, scope: 'Menus.Manage' })
  await visit({ url, language: 'fr', width: 1280 }, async visitor => {
    const { page, words } = visitor
    await visitor.signIn('admin@parvis.example')
    const tiles = page.getByRole('list', { name: words.applications })
    // The first person leaves everything possible: a pinned tile, a recently used one and a draft.
    await page.getByRole('button', { name: `Actions pour ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Épingler', exact: true }).click()
    await page.getByRole('list', { name: 'Épinglés' }).getByRole('link', { name }).waitFor()
    await tiles.getByRole('link', { name: words.administration, exact: true }).click()
    await page.getByRole('row', { name: new RegExp(`^${name},`) }).click()
    await page.getByRole('textbox', { name: menuWords.fr.field.frenchName }).fill('Brouillon de la première')
    await page.getByText(menuWords.fr.unsaved, { exact: true }).waitFor()
    await expect.poll(() => keptBy(page)).toContain('Brouillon de la première')
    await page.getByRole('button', { name: words.account }).click()
    await page.getByRole('menuitem', { name: words.signOut }).click()
    const question = page.getByRole('alertdialog', { name: words.signOutTitle })
    await question.getByRole('button', { name: words.signOut, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()
    // The draft waits for its author, without their name; nothing else is left.
    const left = (await keptBy(page)).split('\n')
    const drafts = left.filter(line => line.startsWith('parvis.draft:'))
    expect(drafts).toEqual([expect.stringContaining('Brouillon de la première')])
    for (const trace of ['admin@', 'Marchand', 'token', 'identity']) {
      expect(left.join('\n')).not.toContain(trace)
    }
    expect(left.filter(line => line.includes(name))).toEqual(drafts)

    // The same window, neither closed nor reloaded.
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await visitor.enterPassword('staff@parvis.example')
    await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
    const applications = page.getByRole('list', { name: words.applications })
    await applications.getByRole('link', { name: 'Rapports', exact: true }).waitFor()
    // The first person may have answered a request of the second one: their name alone is no trace.
    const traces = [
      page.getByText(name),
      applications.getByRole('link', { name: words.administration, exact: true }),
      page.getByRole('heading', { name: /Inès/ }),
      page.getByRole('button', { name: /Inès/ }),
    ]
    for (const trace of traces) expect(await trace.allInnerTexts()).toEqual([])
    expect(await keptBy(page)).not.toContain('admin@parvis.example')
    visitor.expectProblem(/403/)
    await visitor.open(`/app/menu/admin?menu=${String(id)}`)
    await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
    expect(await page.getByText('Brouillon de la première').count()).toBe(0)
  })
})
