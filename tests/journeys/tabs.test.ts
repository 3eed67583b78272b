/** Two tabs of one person stay in step, and a reload keeps the place. */
import { expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { words as wordsIn } from './words.ts'

const url = inject('product-url')

test('signing out in one tab signs the other out', async () => {
  await visit({ url, language: 'fr', width: 1280 }, async visitor => {
    const { page, words } = visitor
    await visitor.signIn('staff@parvis.example')
    const other = await visitor.openTab()
    await other.goto('/profile')
    // A new tab is signed in without a word.
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
