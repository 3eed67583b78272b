/** No input is lost by navigating away. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

const nameIn = ({ page, language }: Visitor) =>
  page.getByRole('textbox', { name: menuWords[language].field.frenchName })

describe.each(languagesHere)('in %s', language => {
  const text = menuWords[language]

  test('going back with unsaved changes asks first', async () => {
    const name = ownName('Garde')
    const { id } = await shelf.put({ name })
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: words.administration, exact: true }).click()
      await page.getByRole('row', { name: new RegExp(`^${name},`) }).click()
      await nameIn(visitor).fill('Pas encore enregistré')
      const form = page.getByRole('form', { name: text.editForm })
      await form.getByText(text.unsaved, { exact: true }).waitFor()

      await page.goBack()
      const dialog = page.getByRole('alertdialog', { name: text.leaveTitle })
      await dialog.waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: text.stay, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).search).toBe(`?menu=${String(id)}`)
      expect(await nameIn(visitor).inputValue()).toBe('Pas encore enregistré')

      // A link of the page asks the same question.
      await page.getByRole('link', { name: /^Parvis, / }).click()
      await dialog.getByRole('button', { name: text.leave, exact: true }).click()
      await tiles.waitFor()
      expect((await shelf.named(name)).map(menu => menu.id)).toEqual([id])

      // A returning person is offered what they left.
      await page.goBack()
      await page.getByRole('button', { name: text.resume, exact: true }).click()
      expect(await nameIn(visitor).inputValue()).toBe('Pas encore enregistré')
      await form.getByRole('button', { name: text.submit, exact: true }).click()
      await form.getByText(text.saved, { exact: true }).waitFor()
      // Nothing is unsaved any more: going back does not ask.
      await page.goBack()
      await page.waitForURL(address => address.search !== `?menu=${String(id)}`)
      expect(await dialog.count()).toBe(0)
    })
  })
})

test('closing or reloading the tab with unsaved changes makes the browser ask', async () => {
  const name = ownName('Reload')
  const { id } = await shelf.put({ name })
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await visitor.open(`/app/menu/admin?menu=${String(id)}`)
    await nameIn(visitor).waitFor()
    await page.reload()
    await nameIn(visitor).fill('Typed before the reload')
    expect(questions).toEqual([])
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    // The place and the input are the same as before.
    expect(new URL(page.url()).search).toBe(`?menu=${String(id)}`)
    await page.getByRole('button', { name: menuWords.en.resume, exact: true }).click()
    expect(await nameIn(visitor).inputValue()).toBe('Typed before the reload')
    await page.getByRole('button', { name: 'Undo changes', exact: true }).click()
    expect(await nameIn(visitor).inputValue()).toBe(name)
  })
})
