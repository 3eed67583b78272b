/** Administrators draft menus that nobody else sees, compare them, publish them at once, and undo it. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(async () => {
  await callAs('admin@parvis.example', '/portal/v1/MenuDraft', { method: 'DELETE' })
  await shelf.clear()
})

const draftWords = {
  en: {
    start: 'Work in a draft',
    bar: /Draft: 1 menu changed/,
    show: 'See the differences',
    publish: 'Publish draft',
    leave: 'Leave the draft',
    open: 'Open the draft',
    keep: 'Keep the draft’s version',
    faulty: /^Some changes cannot be published\./,
    cancel: 'Cancel',
    published: 'Draft published',
    history: 'History',
    undo: /^Undo: /,
    undoConfirm: 'Undo',
    undone: 'Publication undone',
    before: 'Before:',
    since: 'The menu was changed after it was added to the draft.',
  },
  fr: {
    start: 'Travailler dans un brouillon',
    bar: /Brouillon\s: 1 menu modifié/,
    show: 'Voir les différences',
    publish: 'Publier le brouillon',
    leave: 'Quitter le brouillon',
    open: 'Ouvrir le brouillon',
    keep: 'Garder la version du brouillon',
    faulty: /^Certaines modifications ne peuvent pas être publiées\./,
    cancel: 'Annuler',
    published: 'Brouillon publié',
    history: 'Historique',
    undo: /^Rétablir les menus d’avant\s: /,
    undoConfirm: 'Rétablir les menus d’avant',
    undone: 'Menus d’avant rétablis',
    before: 'Avant :',
    since: 'Le menu a été modifié après son ajout au brouillon.',
  },
} as const

describe.each(languagesHere)('in %s', language => {
  test('a menu is changed in the draft, published, and reverted', async () => {
    const name = ownName('Brouillon')
    const { id } = await shelf.put({ name })
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page } = visitor
      const text = menuWords[language]
      const own = draftWords[language]
      const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true })
      const form = page.getByRole('form', { name: text.editForm })
      const englishName = form.getByRole('textbox', { name: text.field.englishName })
      const held = async () => (await shelf.all()).find(menu => menu.id === id)?.menuEnglishTitle
      await visitor.open('/app/menu/admin')
      await button(own.start).click()
      await page.waitForURL(/menus=draft/)
      await page.goto(`${url}/app/menu/admin?menus=draft&menu=${String(id)}`)
      await englishName.fill(`${name} drafted`)
      await form.getByRole('button', { name: text.submit, exact: true }).click()
      await form.getByText(text.saved, { exact: true }).waitFor()
      await page.getByText(own.bar).first().waitFor()
      expect(await held()).toBe(name)

      // Outside the draft the menu is unchanged, and a notice says that there is a draft.
      await button(own.leave).click()
      await button(own.open).click()
      await button(own.show).click()
      await page.getByText(own.before).first().waitFor()
      expect(await page.locator('ins').first().textContent()).toBe(`${name} drafted`)
      expect(await visitor.accessibilityProblems()).toEqual([])

      // Somebody publishes something else meanwhile: none of it is lost without asking.
      await shelf.change(id, { menuEnglishTitle: `${name} theirs` })
      visitor.expectProblem(/409/)
      await button(own.publish).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: own.publish, exact: true }).click()
      await dialog.getByText(own.faulty).waitFor()
      await dialog.getByRole('button', { name: own.cancel, exact: true }).click()
      await page.getByText(own.since).waitFor()
      await page.getByRole('button', { name: new RegExp(`^${own.keep}`) }).click()
      await page.getByText(own.since).waitFor({ state: 'detached' })
      await button(own.publish).click()
      await dialog.getByRole('button', { name: own.publish, exact: true }).click()
      await page.getByRole('alertdialog', { name: own.published }).waitFor()
      await expect.poll(held).toBe(`${name} drafted`)

      await button(own.history).click()
      await button(own.undo).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: own.undoConfirm, exact: true }).click()
      await page.getByRole('alertdialog', { name: own.undone }).waitFor()
      await expect.poll(held).toBe(`${name} theirs`)
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })
})
