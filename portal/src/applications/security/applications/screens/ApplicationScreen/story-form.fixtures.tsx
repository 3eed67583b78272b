import { userEvent, within, type screen } from 'storybook/test'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import type { ApplicationValues } from '../../application-form.ts'
import { securityApplications } from '../../application.ts'
import { type textsOf } from '../../security-stories.fixtures.ts'
import { atRecord, portal } from '../../story-places.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

/** The page of the example application, at its address. */
export const ofApplication = [
  atItsAddress(securityApplications.paths.record),
  withPortal({ ...portal, ...atRecord() }),
]

/** Queries bound to a part of the page. */
type Found = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>

/** The form in a story, and a lookup of its fields by value name. */
export interface OpenForm {
  form: Found
  field: (name: keyof ApplicationValues) => HTMLElement
}

/** Waits for the form. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  // The name comes before the technical name, whose French label begins with the same word.
  const field = (name: keyof ApplicationValues) =>
    form.getAllByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })[0] ?? canvasElement
  return { form, field }
}

/** Replaces the content of a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** The whole document, including overlays. */
export const page = (): Found => within(document.body)

/** The tree row whose name begins with `name`. */
export const treeRow = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('row', { name: new RegExp(`^${name}`) })

/** Opens the menu of a tree row with the keyboard and chooses an action. */
export async function chooseInTree(canvasElement: HTMLElement, row: string, action: string) {
  const found = await treeRow(canvasElement, row)
  found.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}

/** Opens the menu of a grid row with its button and chooses an action. */
export async function chooseInGrid(canvasElement: HTMLElement, row: string, action: string) {
  const grid = within(await within(canvasElement).findByRole('grid'))
  const found = within(await grid.findByRole('row', { name: new RegExp(`^${row}`) }))
  await userEvent.click(found.getByRole('button'))
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}
