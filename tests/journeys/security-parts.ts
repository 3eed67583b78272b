/** Enters an application's parts, its scopes and their requirements as an administrator. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SecurityWords } from './security-words.ts'

/** A text field by its label. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}\\W*$`) })

/** The confirmation of a deletion; toasts are dialogs too. */
export const deletion = (page: Page) => page.getByRole('alertdialog', { name: /^(Delete|Supprimer)/ })

/** Opens the menu of a row by keyboard, and chooses an item. */
async function chooseByKeys(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('row', { name: new RegExp(`^${row}`) }).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Adds a module, and by keyboard a sub-module in it, renamed in its row, with a feature. */
export async function buildTree(page: Page, text: SecurityWords): Promise<void> {
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const call = async (name: string) => {
    await dialog.getByRole('textbox').fill(name)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('tab', { name: text.parts, exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('parts')
  await page.getByRole('button', { name: text.addModule, exact: true }).click()
  await call('Campagnes')
  await chooseByKeys(page, 'Campagnes', text.addSubModule)
  await call('Comptage')
  await row('Comptage').focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('Comptages')
  await page.keyboard.press('Enter')
  await row('Comptages').waitFor()
  expect(await row('Comptages').getAttribute('aria-level')).toBe('2')
  await chooseByKeys(page, 'Comptages', text.addFeature)
  await call('Saisie')
  expect(await row('Saisie').getAttribute('aria-level')).toBe('3')
}

/** Adds a scope for the feature; from then on the module of the feature cannot be deleted, and the page says why. */
export async function addScope(page: Page, text: SecurityWords, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('tab', { name: text.scopes, exact: true }).click()
  await page.getByRole('button', { name: text.addScope, exact: true }).click()
  await field(page, text.scopeName).fill(name)
  await field(page, text.french).fill('Essayer')
  await field(page, text.english).fill('Try')
  await dialog.getByRole('combobox', { name: text.belongsTo }).fill('Saisie')
  await page.getByRole('option', { name: 'Saisie', exact: true }).click()
  await dialog.getByRole('button', { name: text.createScope, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: new RegExp(`^${name}.*Saisie`) }).waitFor()
  await page.getByRole('tab', { name: text.parts, exact: true }).click()
  await chooseByKeys(page, 'Campagnes', text.remove)
  const question = deletion(page)
  await question.getByRole('button', { name: text.deleteModule, exact: true }).click()
  await question.getByText(text.scope(name), { exact: true }).waitFor()
  await question.getByRole('button', { name: text.cancel, exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.goBack()
}

/** Makes the first scope require the second; the reverse is refused, and the cycle is explained. */
export async function refuseCircle(
  page: Page,
  text: SecurityWords,
  [one, other]: readonly [string, string],
): Promise<void> {
  // The second one was added without the screens.
  await page.reload()
  const dialog = page.getByRole('dialog')
  const ask = async (scope: string, required: string) => {
    await page.getByRole('button', { name: text.actions(scope) }).click()
    await page.getByRole('menuitem', { name: text.require }).click()
    await dialog.getByRole('combobox').fill(required)
    await page.getByRole('option', { name: new RegExp(`^${required}`) }).click()
    await dialog.getByRole('button', { name: text.addRequired, exact: true }).click()
  }
  await ask(one, other)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: new RegExp(`^${one}.*${other}`) }).waitFor()
  await ask(other, one)
  await dialog.getByText(text.circle, { exact: true }).waitFor()
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    text.requires(other, one),
    text.requires(one, other),
  ])
  await dialog.getByRole('button', { name: text.cancel, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  // The list shows the same as the graph.
  await page.getByRole('radio', { name: text.asList, exact: true }).click()
  await page
    .getByRole('treegrid')
    .getByRole('row', { name: new RegExp(`^${one}`) })
    .waitFor()
}
