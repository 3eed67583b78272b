/** At 400 % of 1280 x 1024, a window is 320 x 256 CSS pixels: everything can still be done in it. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { MenuShelf, ownCode, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

/** Whether the focused element is visible: not below a bar at the edge of the window. */
async function isFocusInSight({ page }: Visitor): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
    return shown !== null && (element.contains(shown) || shown.contains(element))
  })
}

describe.each(languagesHere)('in %s', language => {
  const text = menuWords[language]
  const window = { url, language, width: 320, height: 256, as: 'admin@parvis.example' } as const

  test('the home page and its search fit', async () => {
    await shelf.put({ name: ownName('Anticonstitutionnellement') })
    await visit(window, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: words.administration, exact: true }).waitFor()
      expect(await visitor.sidewaysScroll()).toBe(0)
      await page.getByRole('searchbox', { name: words.searchMenus }).fill('menus')
      await page.getByRole('link', { name: words.menuAdministration }).first().click()
      await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
      expect(await visitor.sidewaysScroll()).toBe(0)
    })
  })

  test('a menu is filled in and saved', async () => {
    const name = ownName('Loupe')
    await visit(window, async visitor => {
      const { page } = visitor
      await visitor.open('/app/menu/admin')
      await page.getByRole('button', { name: text.create, exact: true }).click()
      const form = page.getByRole('form', { name: text.newForm })
      const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
      const values: readonly [string, string][] = [
        [text.field.frenchName, name],
        [text.field.englishName, name],
        [text.field.frenchDescription, 'Lisible à 400 %'],
        [text.field.englishDescription, 'Readable at 400 %'],
        [text.field.color, '#1f6f8b'],
        [text.field.link, '/app/menu/admin'],
        [text.field.code, ownCode()],
      ]
      for (const [label, value] of values) {
        await field(label).fill(value)
        expect(await isFocusInSight(visitor), `${label} is in sight while it is filled in`).toBe(true)
      }
      await form.getByRole('button', { name: new RegExp(`^${text.field.icon} `) }).click()
      await page.getByRole('dialog').getByRole('option', { name: text.iconName, exact: true }).click()
      await form.getByRole('combobox', { name: text.field.scope }).fill('Portal.Access')
      await page.getByRole('option', { name: /Portal\.Access/ }).click()
      expect(await visitor.sidewaysScroll()).toBe(0)
      await form.getByRole('button', { name: text.submitNew, exact: true }).click()
      await page.getByRole('form', { name: text.editForm }).waitFor()
      await page.getByText(text.saved, { exact: true }).or(page.getByText(text.created)).first().waitFor()
      expect(await visitor.sidewaysScroll()).toBe(0)
      expect(await shelf.named(name)).toHaveLength(1)
    })
  })
})
