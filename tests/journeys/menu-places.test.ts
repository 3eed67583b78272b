/** The order of menus: moved, nested and deleted without a mouse, stored by the services. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { enter, hasFocus, tabTo } from './keyboard.ts'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

const treeOf = ({ page, language }: Visitor) => page.getByRole('treegrid', { name: menuWords[language].tree })
const rowOf = (visitor: Visitor, name: string) =>
  treeOf(visitor).getByRole('row', { name: new RegExp(`^${name},`) })

/** The given names in the order of their rows, from top to bottom. */
async function order(visitor: Visitor, names: readonly string[]): Promise<string[]> {
  const labels = await treeOf(visitor)
    .getByRole('row')
    .evaluateAll(rows => rows.map(row => row.getAttribute('aria-label') ?? ''))
  return labels.flatMap(label => names.filter(name => label.startsWith(`${name},`)))
}

/** Into the tree, which is one tab stop, and down to the row. */
async function walkTo(page: Page, visitor: Visitor, name: string): Promise<void> {
  const row = rowOf(visitor, name)
  await row.waitFor()
  await tabTo(page, treeOf(visitor).getByRole('row').first())
  for (let step = 0; step < 30 && !(await hasFocus(row)); step += 1) await page.keyboard.press('ArrowDown')
  expect(await hasFocus(row), `the row ${name} has the focus`).toBe(true)
}

/** Opens the actions menu at the end of the focused row. */
async function openActions(page: Page, visitor: Visitor, name: string): Promise<void> {
  const button = page.getByRole('button', { name: menuWords[visitor.language].actions(name), exact: true })
  for (let step = 0; step < 6 && !(await hasFocus(button)); step += 1) await page.keyboard.press('ArrowRight')
  expect(await hasFocus(button), 'the actions of the row are reached with the arrow keys').toBe(true)
  await page.keyboard.press('Enter')
}

async function chooseAction(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  for (let step = 0; step < 6 && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

describe.each(languagesHere)('in %s', language => {
  const text = menuWords[language]

  test('menus are moved with the arrow keys', async () => {
    const [first, second, third] = [ownName('Un'), ownName('Deux'), ownName('Trois')]
    for (const [index, name] of [first, second, third].entries()) await shelf.put({ name, order: 1 + index })
    const names = [first, second, third]
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/app/menu/admin')
      await walkTo(page, visitor, third)
      expect(await order(visitor, names)).toEqual([first, second, third])

      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(() => order(visitor, names)).toEqual([first, third, second])
      expect(await hasFocus(rowOf(visitor, third)), 'the focus stays with the menu').toBe(true)

      // Undone through the toast: it is back in its place, for everybody.
      await page.getByRole('button', { name: text.undo, exact: true }).click()
      await expect.poll(() => order(visitor, names)).toEqual([first, second, third])
      await page.getByText(text.movedBack(third)).waitFor()
      // The last focused row is still the tab stop of the tree.
      await tabTo(page, rowOf(visitor, third))
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(() => order(visitor, names)).toEqual([first, third, second])

      // Right nests it in the one above; left would go back in the browser's history if the tree did not handle it.
      await page.keyboard.press('Alt+ArrowRight')
      await page
        .getByRole('status')
        .filter({ hasText: text.movedInto(third, first) })
        .waitFor()
      await expect.poll(() => rowOf(visitor, third).getAttribute('aria-level')).toBe('2')
      const parent = async () => (await shelf.named(third))[0]?.menuParentId
      await expect.poll(parent).toBe((await shelf.named(first))[0]?.id)
      await page.keyboard.press('Alt+ArrowLeft')
      await expect.poll(() => rowOf(visitor, third).getAttribute('aria-level')).toBe('1')
      await expect.poll(parent).toBe(null)
      await page.keyboard.press('Alt+ArrowRight')
      await expect.poll(parent).toBe((await shelf.named(first))[0]?.id)
      await page.reload()
      await rowOf(visitor, third).waitFor()
      expect(await rowOf(visitor, third).getAttribute('aria-level')).toBe('2')
      // Readers of these menus find them in the same order.
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: second, exact: true }).waitFor()
      expect(await tiles.getByRole('link', { name: third, exact: true }).count()).toBe(0)
    })
  })

  test('deleting a menu with sub-menus asks what to do with them', async () => {
    const [first, kept, top, child] = [ownName('Haut'), ownName('Milieu'), ownName('Tout'), ownName('Bas')]
    const { id: firstId } = await shelf.put({ name: first })
    await shelf.put({ name: kept, parentId: firstId })
    const { id: topId } = await shelf.put({ name: top })
    await shelf.put({ name: child, parentId: topId })
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open('/app/menu/admin')
      await walkTo(page, visitor, first)
      await openActions(page, visitor, first)
      await chooseAction(page, text.remove)
      const dialog = page.getByRole('alertdialog', { name: text.removeTitle(first) })
      await dialog.waitFor()
      // The answer that loses nothing is preselected.
      expect(await dialog.getByRole('radio', { name: text.lift }).isChecked()).toBe(true)
      await enter(page, dialog.getByRole('button', { name: text.confirmRemove, exact: true }))
      await rowOf(visitor, first).waitFor({ state: 'detached' })
      expect((await shelf.named(kept))[0]?.menuParentId).toBeNull()
      await expect.poll(() => rowOf(visitor, kept).getAttribute('aria-level')).toBe('1')

      // The other answer says how many will be deleted, and deletes them.
      await page.keyboard.press('Escape')
      await rowOf(visitor, top).focus()
      await openActions(page, visitor, top)
      await chooseAction(page, text.remove)
      const second = page.getByRole('alertdialog', { name: text.removeTitle(top) })
      await tabTo(page, second.getByRole('radio', { name: text.lift }))
      await page.keyboard.press('ArrowDown')
      expect(await second.getByRole('radio', { name: text.removeToo }).isChecked()).toBe(true)
      expect(await visitor.accessibilityProblems()).toEqual([])
      await enter(page, second.getByRole('button', { name: text.confirmRemoveAll(2), exact: true }))
      await rowOf(visitor, top).waitFor({ state: 'detached' })
      expect([...(await shelf.named(top)), ...(await shelf.named(child))]).toEqual([])
    })
  })
})

test('a menu is moved by choosing the place', async () => {
  const [place, moved] = [ownName('Place'), ownName('Mover')]
  const { id } = await shelf.put({ name: place })
  await shelf.put({ name: moved })
  const text = menuWords.en
  await visit({ url, language: 'en', width: 320, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/app/menu/admin')
    await rowOf(visitor, moved).waitFor()
    await page.getByRole('button', { name: text.actions(moved), exact: true }).click()
    await page.getByRole('menuitem', { name: text.move }).click()
    const dialog = page.getByRole('dialog', { name: text.moveTitle(moved) })
    // The tree of destinations is one tab stop; type-ahead leads to the place.
    await tabTo(page, dialog.getByRole('row').first())
    await page.keyboard.type(place)
    await page.keyboard.press('Enter')
    expect(await dialog.getByRole('row', { name: place }).getAttribute('aria-selected')).toBe('true')
    expect(await visitor.accessibilityProblems()).toEqual([])
    await enter(page, dialog.getByRole('button', { name: text.confirmMove, exact: true }))
    await expect.poll(() => rowOf(visitor, moved).getAttribute('aria-level')).toBe('2')
    await expect.poll(async () => (await shelf.named(moved))[0]?.menuParentId).toBe(id)
    expect(await visitor.sidewaysScroll()).toBe(0)
  })
})

test('a tab with pending moves is not reloaded without a question', async () => {
  const names = [ownName('Alpha'), ownName('Bravo')]
  for (const [index, name] of names.entries()) await shelf.put({ name, order: 1 + index })
  const [, second = ''] = names
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    let letThrough = () => {}
    const held = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await page.route(/\/Move$/, async route => {
      await held
      await route.abort()
    })
    await visitor.open('/app/menu/admin')
    await walkTo(page, visitor, second)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => order(visitor, names)).toEqual(names.toReversed())
    // Navigating within the portal interrupts nothing, so it does not ask.
    await page.getByRole('link', { name: /^Parvis, / }).click()
    await page.getByRole('searchbox', { name: visitor.words.searchMenus }).waitFor()
    await page.goBack()
    await rowOf(visitor, second).waitFor()
    expect(await order(visitor, names)).toEqual(names.toReversed())
    expect(questions).toEqual([])
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    letThrough()
  })
})
