/**
 * Where focus goes after something was deleted, moved, created, rotated or revoked: to a row in view, by keyboard
 * alone.
 */
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { chooseByTyping, enter, hasFocus, tabTo, typeInto } from './keyboard.ts'
import { MenuShelf, ownCode, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

/** Whether the focused element is inside the window and not covered. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return false
    const { top, bottom, left, height } = active.getBoundingClientRect()
    const over = document.elementFromPoint(left + 4, top + height / 2)
    return (
      top >= -1 &&
      bottom <= window.innerHeight + 1 &&
      over !== null &&
      (active.contains(over) || over.contains(active))
    )
  })

async function expectFocus(page: Page, target: Locator, why: string): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: why }).toBe(true)
  // It stays there after a refetch.
  await page.waitForTimeout(700)
  expect(await hasFocus(target), `${why}, also a moment later`).toBe(true)
  await expect.poll(() => focusIsSeen(page), { message: `${why}, in view` }).toBe(true)
}

async function chooseAction(page: Page, name: RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  for (let step = 0; step < 8 && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('deleting, moving and selecting menus by address leaves focus on a row in view', async () => {
  const [first, second, third] = [ownName('Un'), ownName('Deux'), ownName('Trois')]
  const { id: firstId } = await shelf.put({ name: first, order: 1 })
  await shelf.put({ name: second, order: 2 })
  await shelf.put({ name: third, order: 3 })
  const text = menuWords.en
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/app/menu/admin')
    const tree = page.getByRole('treegrid', { name: text.tree })
    const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name},`) })
    await row(second).waitFor()
    await tabTo(page, tree.getByRole('row').first())
    for (let step = 0; step < 30 && !(await hasFocus(row(second))); step += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+F10')
    await chooseAction(page, new RegExp(`^${text.remove}`))
    const dialog = page.getByRole('alertdialog', { name: text.removeTitle(second) })
    await enter(page, dialog.getByRole('button', { name: text.confirmRemove, exact: true }))
    await row(second).waitFor({ state: 'detached' })
    await expectFocus(page, row(third), 'the next menu has the focus')

    // Into the last menu of the tree, far below.
    await page.keyboard.press('Shift+F10')
    await chooseAction(page, new RegExp(`^${text.move}`))
    const asked = page.getByRole('dialog', { name: text.moveTitle(third) })
    await tabTo(page, asked.getByRole('row').first())
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await enter(page, asked.getByRole('button', { name: text.confirmMove, exact: true }))
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => row(third).getAttribute('aria-level')).not.toBe('1')
    await expectFocus(page, row(third), 'the menu that was moved has the focus')

    const { id } = (await shelf.named(third))[0] ?? { id: firstId }
    await visitor.open(`/app/menu/admin?menu=${String(id)}`)
    await row(third).waitFor()
    const isSeen = () =>
      row(third).evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      })
    await expect.poll(isSeen, { message: 'what the address chooses is in view' }).toBe(true)
    await tabTo(page, row(third))
    await expectFocus(page, row(third), 'the Tab key enters at what is chosen')
  })
})

test('a new menu gets focus, or the heading of its form', async () => {
  const name = ownName('Nouveau')
  const text = menuWords.en
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/app/menu/admin')
    await enter(page, page.getByRole('button', { name: text.create, exact: true }))
    const form = page.getByRole('form', { name: text.newForm })
    const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
    await typeInto(page, form.getByRole('textbox', { name: text.field.frenchName }), name)
    await typeInto(page, form.getByRole('textbox', { name: text.field.englishName }), name)
    await typeInto(page, form.getByRole('textbox', { name: text.field.frenchDescription }), 'Essai')
    await typeInto(page, form.getByRole('textbox', { name: text.field.englishDescription }), 'Trial')
    await enter(page, form.getByRole('button', { name: new RegExp(`^${text.field.icon} `) }))
    await page.keyboard.type(text.iconName)
    const choice = page.getByRole('dialog').getByRole('option', { name: text.iconName, exact: true })
    await choice.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await choice.waitFor({ state: 'hidden' })
    await typeInto(page, field(text.field.color), '#1f6f8b')
    await typeInto(page, field(text.field.link), '/app/menu/admin')
    await typeInto(page, form.getByRole('textbox', { name: text.field.code }), ownCode())
    await chooseByTyping(page, form.getByRole('combobox', { name: text.field.scope }), 'Portal.Access')
    await enter(page, form.getByRole('button', { name: text.submitNew, exact: true }))
    const row = page.getByRole('treegrid', { name: text.tree }).getByRole('row', {
      name: new RegExp(`^${name},`),
    })
    await row.waitFor()
    const heading = page.getByRole('main').getByRole('heading', { name, exact: true })
    await expectFocus(page, row.or(heading), 'the menu that was made has the focus')
  })
})

test('new, rotated and revoked keys get focus', async () => {
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/app/security/consommateur/1')
    const label = ownName('Clé')
    await enter(page, page.getByRole('button', { name: 'Create key', exact: true }))
    await tabTo(page, page.getByRole('textbox', { name: /^Label/ }))
    await page.keyboard.insertText(label)
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog')
    await tabTo(page, secret.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await enter(page, secret.getByRole('button').last())
    await secret.waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: label })
    await expect
      .poll(() => row.evaluateAll(rows => rows.some(each => each.contains(document.activeElement))))
      .toBe(true)
    await expect.poll(() => focusIsSeen(page)).toBe(true)

    const actionsOf = (state: string) =>
      row.filter({ hasText: state }).getByRole('button', { name: `Actions for ${label}`, exact: true })
    const actions = actionsOf('Active')
    for (let step = 0; step < 20 && !(await hasFocus(actions)); step += 1)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await chooseAction(page, /^Rotate/)
    const rotation = page.getByRole('dialog')
    await enter(page, rotation.getByRole('button', { name: 'Create new key', exact: true }))
    await tabTo(page, rotation.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await enter(page, rotation.getByRole('button').last())
    await rotation.waitFor({ state: 'detached' })
    await expectFocus(page, actionsOf('Being replaced'), 'the key that was rotated has the focus')

    await page.keyboard.press('Enter')
    await chooseAction(page, /^Revoke/)
    const dialog = page.getByRole('alertdialog', { name: /^Revoke/ })
    await enter(page, dialog.getByRole('button', { name: /^Revoke/ }))
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(page, actionsOf('Revoked'), 'the key that was revoked has the focus')
  })
})

/** Moves to a button of a row: by Tab into the list, by arrow keys within a grid. */
async function walkTo(page: Page, button: Locator): Promise<void> {
  const grid = page.getByRole('grid')
  if ((await grid.count()) === 0) return tabTo(page, button)
  const isInGrid = () => grid.evaluate(own => own.contains(document.activeElement))
  for (let step = 0; step < 60 && !(await isInGrid()); step += 1) await page.keyboard.press('Tab')
  const isInRow = () =>
    button.evaluate(own => own.closest('[role="row"]')?.contains(document.activeElement) === true)
  for (let step = 0; step < 60 && !(await isInRow()); step += 1) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < 20 && !(await hasFocus(button)); step += 1)
    await page.keyboard.press('ArrowRight')
  expect(await hasFocus(button), 'the actions of the row are reached by keys').toBe(true)
}

test.each([1280, 320])(
  'deleting a notification moves focus to the next one in the list at %s px',
  async width => {
    const admin = 'admin@parvis.example'
    const { body: listed } = await callAs<{ value: { id: number }[] }>(
      admin,
      '/portal/v1/Notifications?$top=1',
    )
    const { body: copy } = await callAs<{ id: number }>(
      admin,
      `/portal/v1/Notifications(${String(listed.value[0]?.id)})/Duplicate`,
      { method: 'POST' },
    )
    const name = ownName('Avis')
    const named = await callAs(admin, `/portal/v1/Notifications(${String(copy.id)})`, {
      method: 'PATCH',
      body: { title: name, englishTitle: name },
    })
    expect(named.status).toBeLessThan(300)
    await visit({ url, language: 'en', width, as: admin }, async visitor => {
      const { page } = visitor
      await visitor.open('/notif/allnotif')
      const all = page.getByRole('button', { name: /^Actions for/ })
      const labelled = (label: string) => page.getByRole('button', { name: label, exact: true })
      const own = labelled(`Actions for ${name}`)
      await own.waitFor()
      const labels = await all.evaluateAll(buttons =>
        buttons.map(each => each.getAttribute('aria-label') ?? ''),
      )
      const at = labels.indexOf(`Actions for ${name}`)
      const next = labels[at + 1] ?? labels[at - 1] ?? ''
      await walkTo(page, own)
      await page.keyboard.press('Enter')
      await chooseAction(page, /^Delete/)
      const dialog = page.getByRole('alertdialog', { name: /^Delete/ })
      await enter(page, dialog.getByRole('button', { name: /^Delete/ }))
      await own.waitFor({ state: 'detached' })
      await expectFocus(page, labelled(next), 'the next notification has the focus')
    })
  },
)
