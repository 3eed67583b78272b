/** Two administrators change the same menu in two windows: nobody loses anything without being asked. */
import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit, type Visitor } from './visitor.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

function formOf({ page, language }: Visitor) {
  const text = menuWords[language]
  const form = page.getByRole('form', { name: text.editForm })
  return {
    form,
    frenchName: form.getByRole('textbox', { name: text.field.frenchName }),
    englishName: form.getByRole('textbox', { name: text.field.englishName }),
    englishDescription: form.getByRole('textbox', { name: text.field.englishDescription }),
    save: form.getByRole('button', { name: text.submit, exact: true }),
    saved: form.getByText(text.saved, { exact: true }),
  }
}

/** Two windows with the form of one menu; the second one is the French administrator's. */
async function twoWindows(
  journey: (name: string, id: number, first: Visitor, second: Visitor) => Promise<void>,
): Promise<void> {
  const name = ownName('Partage')
  const { id } = await shelf.put({ name })
  const window = { url, width: 1280, as: 'admin@parvis.example' } as const
  await visit({ ...window, language: 'en' }, async first => {
    await visit({ ...window, language: 'fr' }, async second => {
      for (const visitor of [first, second]) await visitor.open(`/app/menu/admin?menu=${String(id)}`)
      for (const visitor of [first, second]) await formOf(visitor).frenchName.waitFor()
      await journey(name, id, first, second)
    })
  })
}

/** The row of one field in the comparison. */
const compared = (page: Page, field: string) =>
  page.getByRole('alertdialog').getByRole('row', { name: new RegExp(`^${field} `) })

test('the second person to save decides, and keeps their input until then', async () => {
  await twoWindows(async (name, id, first, second) => {
    const [mine, theirs] = [formOf(second), formOf(first)]
    const text = menuWords.fr
    // The second window does not receive changes: it finds out when it saves.
    second.expectProblem(/412|MenuChanges/)
    await second.page.route('**/v1/MenuAdministration*', route => route.abort())
    second.expectProblem(/MenuAdministration|ERR_FAILED/)
    await mine.englishName.fill('Typed in the second window')
    await theirs.englishName.fill('Saved from the first window')
    await theirs.save.click()
    await theirs.saved.waitFor()
    await second.page.unroute('**/v1/MenuAdministration*')

    await mine.save.click()
    const dialog = second.page.getByRole('alertdialog', { name: text.conflictTitle })
    await dialog.waitFor()
    const row = compared(second.page, text.field.englishName)
    expect(await row.textContent()).toContain('Saved from the first window')
    expect(await row.textContent()).toContain('Typed in the second window')
    expect(await second.accessibilityProblems()).toEqual([])

    // Undecided: the form is as it was, and the services have the other person's version.
    await dialog.getByRole('button', { name: text.back, exact: true }).click()
    expect(await mine.englishName.inputValue()).toBe('Typed in the second window')
    expect((await shelf.named(name))[0]?.menuEnglishTitle).toBe('Saved from the first window')

    await mine.save.click()
    await dialog.getByRole('button', { name: text.overwrite, exact: true }).click()
    await mine.saved.waitFor()
    expect((await shelf.all()).find(menu => menu.id === id)?.menuEnglishTitle).toBe(
      'Typed in the second window',
    )
    // The first window has nothing unsaved, so it updates by itself.
    await expect.poll(() => theirs.englishName.inputValue()).toBe('Typed in the second window')
  })
})

test('a person who is typing learns of the other version and can use it', async () => {
  await twoWindows(async (name, id, first, second) => {
    const [mine, theirs] = [formOf(second), formOf(first)]
    const text = menuWords.fr
    await mine.englishName.fill('Typed and given up')
    await theirs.englishName.fill('Saved and taken over')
    await theirs.save.click()
    await theirs.saved.waitFor()
    await second.page.getByText(text.changedTitle, { exact: true }).waitFor()
    expect(await mine.englishName.inputValue()).toBe('Typed and given up')

    second.expectProblem(/412/)
    await mine.save.click()
    const dialog = second.page.getByRole('alertdialog', { name: text.conflictTitle })
    await dialog.getByRole('button', { name: text.reload, exact: true }).click()
    await expect.poll(() => mine.englishName.inputValue()).toBe('Saved and taken over')
    expect(await mine.form.getByText(text.unsaved).count()).toBe(0)
    expect((await shelf.all()).find(menu => menu.id === id)).toMatchObject({
      menuTitle: name,
      menuEnglishTitle: 'Saved and taken over',
    })
  })
})

test('changes to different fields are both kept', async () => {
  await twoWindows(async (_name, id, first, second) => {
    const [mine, theirs] = [formOf(second), formOf(first)]
    const text = menuWords.fr
    await mine.englishDescription.fill('Described in the second window')
    await theirs.englishName.fill('Named in the first window')
    await theirs.save.click()
    await theirs.saved.waitFor()
    second.expectProblem(/412/)
    await second.page.getByText(text.changedTitle, { exact: true }).waitFor()
    await mine.save.click()
    const dialog = second.page.getByRole('alertdialog', { name: text.conflictTitle })
    await dialog.getByRole('button', { name: text.overwrite, exact: true }).click()
    await mine.saved.waitFor()
    // Overwriting with one's own version does not revert fields that one has not touched.
    expect((await shelf.all()).find(menu => menu.id === id)).toMatchObject({
      menuEnglishTitle: 'Named in the first window',
      menuEnglishDescription: 'Described in the second window',
    })
  })
})
