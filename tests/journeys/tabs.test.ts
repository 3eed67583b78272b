/** Two tabs of one person stay in sync, and a reload keeps the place. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import { words as wordsIn } from './words.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

test('signing out in one tab signs the other out', async () => {
  await visit({ url, language: 'fr', width: 1280 }, async visitor => {
    const { page, words } = visitor
    await visitor.signIn('staff@parvis.example')
    const other = await visitor.openTab()
    await other.goto('/profile')
    // A new tab is signed in without being asked.
    await other.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
    await page.getByRole('button', { name: words.account }).click()
    await page.getByRole('menuitem', { name: words.signOut }).click()
    await page.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()
    await other.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()
    await other.getByText(words.signedOut, { exact: true }).waitFor()
    expect(await other.getByText(/Théo|Lefèvre/).count()).toBe(0)
    const left = await other.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
    expect(left.filter(key => /token|identity|draft/.test(key))).toEqual([])
  })
})

describe.each(languagesHere)('in %s', language => {
  test('input in another tab is asked about, survives the sign-out and is offered again', async () => {
    const { id } = await shelf.put({ name: ownName('Onglet') })
    const path = `/app/menu/admin?menu=${String(id)}`
    await visit({ url, language, width: 1280 }, async visitor => {
      const { page, words } = visitor
      const text = menuWords[language]
      await visitor.signIn('admin@parvis.example', '/profile')
      const other = await visitor.openTab()
      await other.goto(path)
      const field = other.getByRole('textbox', { name: text.field.frenchName })
      await field.fill('Saisi dans l’autre onglet')
      await other.getByText(text.unsaved, { exact: true }).waitFor()

      const signOut = async () => {
        await page.getByRole('button', { name: words.account }).click()
        await page.getByRole('menuitem', { name: words.signOut }).click()
        const dialog = page.getByRole('alertdialog', { name: words.signOutTitle })
        await dialog.getByText(words.unsavedElsewhere, { exact: true }).waitFor()
        return dialog
      }
      const question = await signOut()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await question.getByRole('button', { name: words.staySignedIn, exact: true }).click()
      await question.waitFor({ state: 'detached' })
      expect(await field.inputValue()).toBe('Saisi dans l’autre onglet')
      await (await signOut()).getByRole('button', { name: words.signOut, exact: true }).click()
      await other.getByText(words.signedOutKept).waitFor()
      // Through the provider, whose session ends as well.
      await page.waitForURL(`${url}/`)
      await page.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()

      // Another person in the same browser is offered nothing.
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await visitor.enterPassword('staff@parvis.example')
      await page.getByRole('button', { name: words.account }).waitFor()
      visitor.expectProblem(/403/)
      await visitor.open(path)
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      expect(await page.getByText('Saisi dans l’autre onglet').count()).toBe(0)
      expect(await page.getByRole('button', { name: text.resume, exact: true }).count()).toBe(0)
      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await page.waitForURL(`${url}/`)

      // Its author has decided to keep it, and is not asked again at each sign-out.
      await visitor.signIn('admin@parvis.example', '/profile')
      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await page.waitForURL(`${url}/`)
      await page.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()

      // The same person again, in the tab where it was not typed.
      await visitor.signIn('admin@parvis.example', path)
      await page.getByRole('button', { name: text.resume, exact: true }).click()
      const form = page.getByRole('form', { name: text.editForm })
      await form.getByRole('button', { name: text.submit, exact: true }).click()
      await form.getByText(text.saved, { exact: true }).waitFor()
      expect((await shelf.all()).find(menu => menu.id === id)?.menuTitle).toBe('Saisi dans l’autre onglet')
      await page.reload()
      await form.waitFor()
      expect(await page.getByRole('button', { name: text.resume, exact: true }).count()).toBe(0)
    })
  })
})

test('signing in in one tab opens the other', async () => {
  await visit({ url, language: 'en', width: 1280 }, async visitor => {
    const other = await visitor.openTab()
    await other.goto('/profile')
    await other.getByRole('heading', { level: 1, name: visitor.words.landingTitle }).waitFor()
    await visitor.signIn('staff@parvis.example')
    await other.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
    expect(new URL(other.url()).pathname).toBe('/profile')
  })
})

test('the language of one tab is the language of the other', async () => {
  await visit({ url, language: 'en', width: 1280, as: 'staff@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/profile')
    await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
    const other = await visitor.openTab()
    await other.goto('/')
    await other.getByRole('searchbox', { name: wordsIn.en.searchMenus }).waitFor()
    await page.getByRole('button', { name: wordsIn.en.chosenLanguage, exact: true }).click()
    await page.getByRole('menuitemradio', { name: wordsIn.fr.languageName }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
    await other.getByRole('searchbox', { name: wordsIn.fr.searchMenus }).waitFor()
    expect(await other.evaluate(() => document.documentElement.lang)).toBe('fr')
  })
})

test('a reload keeps the place, the selection and the filter', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page, words } = visitor
    await visitor.open('/app/menu/admin')
    await page.getByRole('row', { name: /^Administration,/ }).click()
    await page.getByRole('form').waitFor()
    await page.getByRole('searchbox', { name: 'Filtrer les menus' }).fill('menus')
    await expect.poll(() => new URL(page.url()).search).toBe('?menu=1&filter=menus')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Filtrer les menus' }).inputValue()).toBe('menus')
    expect(await page.getByRole('textbox', { name: 'Nom français' }).inputValue()).toBe('Administration')
    expect(new URL(page.url()).search).toBe('?menu=1&filter=menus')
  })
})
