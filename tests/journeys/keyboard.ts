/** Operates pages by keyboard alone. */
import type { Locator, Page } from 'playwright-core'

/** More tab stops than any page has. */
const longestWay = 150

/**
 * Whether the element has focus now. A missing element, or one hidden by an open list, does not; it is not awaited,
 * because the next key may bring it back.
 */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(elements => elements.includes(document.activeElement as HTMLElement | SVGElement))

/**
 * Presses Tab until the element has focus.
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < longestWay; step += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached with ${key}`)
}

/** Tabs to the element and presses Enter. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Tabs to the field and replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

/** Tabs to a field with suggestions, types part of an option and picks the first match. */
export async function chooseByTyping(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.getByRole('option', { name: words }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Chooses another language in the header. */
export async function switchLanguage(page: Page, button: RegExp, language: string): Promise<void> {
  await enter(page, page.getByRole('button', { name: button }), 'Shift+Tab')
  const choice = page.getByRole('menuitemradio', { name: language })
  await choice.waitFor()
  for (let step = 0; step < 4 && !(await hasFocus(choice)); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** What assistive technology announces about a field beyond its name: hint and messages. */
export async function said(field: Locator): Promise<string> {
  return field.evaluate(element =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap(name => (element.getAttribute(name) ?? '').split(/\s+/))
      .map(id => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' ')
      .trim(),
  )
}
