/** Nothing moves from under a pressed pointer, and nothing covers what is to be pressed. */
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { MenuShelf, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

const barName = { en: 'Form actions', fr: 'Actions du formulaire' } as const satisfies Record<
  Language,
  string
>

async function placeOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

/**
 * A press as slow as a hand's, at the end of the page, where the action bar is at the end of the form instead of the
 * edge of the window. @returns how far the button moved meanwhile, in px
 */
async function press(page: Page, button: Locator): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await button.scrollIntoViewIfNeeded()
  const before = await placeOf(button)
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(100)
  const after = await placeOf(button)
  await page.mouse.up()
  return Math.hypot(after.x - before.x, after.y - before.y)
}

type Box = Awaited<ReturnType<typeof placeOf>>
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each(languagesHere)('in %s', language => {
  const text = menuWords[language]

  test.each([1280, 320])('one press saves the input of a menu form, %i px wide', async width => {
    const name = ownName('Ordre')
    const { id } = await shelf.put({ name })
    const held = async () => (await shelf.named(name))[0]
    await visit({ url, language, width, as: 'admin@parvis.example' }, async ({ page }) => {
      await page.goto(`/app/menu/admin?menu=${String(id)}`)
      const form = page.getByRole('form', { name: text.editForm })
      const order = form.getByRole('textbox', { name: text.field.order })
      const bar = form.getByRole('group', { name: barName[language] })
      const save = bar.getByRole('button', { name: text.submit, exact: true })
      // Disable scroll anchoring, which not every browser has and which would hide movements.
      await page.evaluate(() => {
        const everywhere = new CSSStyleSheet()
        everywhere.replaceSync('* { overflow-anchor: none !important }')
        document.adoptedStyleSheets.push(everywhere)
      })

      // Leaving the field shows the notice about unsaved changes.
      await order.fill('7')
      expect(await press(page, save), 'the button stays under the pointer').toBe(0)
      await expect.poll(async () => (await held())?.menuOrder).toBe(7)

      // Leaving the field removes its error, there and above the form.
      await order.fill('')
      await save.click()
      await form.getByText(text.required).first().waitFor()
      await order.fill('9')
      expect(await press(page, save), 'the button stays under the pointer').toBe(0)
      await expect.poll(async () => (await held())?.menuOrder).toBe(9)
      await form.getByText(text.required).first().waitFor({ state: 'detached' })

      // Leaving the field completes the colour and warns about it, in lines that push the button down once it is
      // pressed.
      const color = form.getByRole('textbox', { name: text.field.color, exact: true })
      const height = async () => (await placeOf(form)).height
      await color.fill('ffff00')
      const before = await height()
      expect(await press(page, save), 'the button stays under the pointer').toBe(0)
      await expect.poll(async () => (await held())?.menuColor).toBe('#ffff00')
      await expect.poll(height).toBeGreaterThan(before)

      // Its messages cover no action, even of a bar at the edge of the window.
      await bar.evaluate(own =>
        window.scrollBy({
          top: own.getBoundingClientRect().bottom - window.innerHeight,
          behavior: 'instant',
        }),
      )
      const toast = page.getByRole('alertdialog').filter({ hasText: text.saved }).last()
      await expect.poll(async () => overlap(await placeOf(toast), await placeOf(bar))).toBe(false)
    })
  })
})
