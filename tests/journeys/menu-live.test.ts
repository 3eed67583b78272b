/** An administrator's changes reach the open windows of others. */
import { afterEach, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit, type Visitor } from './visitor.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

const tilesOf = ({ page, words }: Visitor) => page.getByRole('list', { name: words.applications })

/** An administrator's window with the form of a menu, and a member of staff's on the home page. */
async function sideBySide(
  menu: { name: string; forceRefresh: boolean },
  journey: (administrator: Visitor, staff: Visitor) => Promise<void>,
): Promise<void> {
  const { id } = await shelf.put(menu)
  await visit({ url, language: 'fr', width: 1280, as: 'staff@parvis.example' }, async staff => {
    const stream = staff.page.waitForResponse(response => response.url().endsWith('/v1/MenuChanges'))
    await staff.open('/')
    await tilesOf(staff).getByRole('link', { name: menu.name, exact: true }).waitFor()
    await stream
    await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async administrator => {
      await administrator.open(`/app/menu/admin?menu=${String(id)}`)
      await journey(administrator, staff)
    })
  })
}

async function rename({ page }: Visitor, name: string): Promise<void> {
  const text = menuWords.en
  const form = page.getByRole('form', { name: text.editForm })
  await form.getByRole('textbox', { name: text.field.frenchName }).fill(name)
  await form.getByRole('button', { name: text.submit, exact: true }).click()
  await form.getByText(text.saved, { exact: true }).waitFor()
}

test('an ordinary change appears with the next navigation', async () => {
  const name = ownName('Bientôt')
  await sideBySide({ name, forceRefresh: false }, async (administrator, staff) => {
    await rename(administrator, `${name} bis`)
    await staff.page.getByRole('button', { name: staff.words.account }).click()
    await staff.page.getByRole('menuitem', { name: 'Mon profil' }).click()
    await staff.page.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
    await staff.page.getByRole('link', { name: /^Parvis, / }).click()
    await tilesOf(staff)
      .getByRole('link', { name: `${name} bis`, exact: true })
      .waitFor()
    expect(await tilesOf(staff).getByRole('link', { name, exact: true }).count()).toBe(0)
  })
})

test('an urgent change appears at once, without touching the other window', async () => {
  const name = ownName('Tout de suite')
  await sideBySide({ name, forceRefresh: true }, async (administrator, staff) => {
    await rename(administrator, `${name} bis`)
    await tilesOf(staff)
      .getByRole('link', { name: `${name} bis`, exact: true })
      .waitFor()
    // Removing a right removes the tile, and the open page says so.
    const [menu] = await shelf.named(`${name} bis`)
    await shelf.change(menu?.id ?? 0, { minimumScope: 'Menus.Manage' })
    await tilesOf(staff)
      .getByRole('link', { name: `${name} bis`, exact: true })
      .waitFor({ state: 'detached' })
    expect(await staff.accessibilityProblems()).toEqual([])
  })
})
