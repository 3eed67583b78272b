import { userEvent, within, type screen } from 'storybook/test'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import type { ApplicationValues } from '../../application-form.ts'
import { securityApplications } from '../../application.ts'
import { type textsOf } from '../../security-stories.fixtures.ts'
import { atRecord, portal } from '../../story-places.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

/** The page of the application of the examples, at its address. */
export const ofApplication = [
  atItsAddress(securityApplications.paths.record),
  withPortal({ ...portal, ...atRecord() }),
]

/** What is found in a part of the page. */
type Found = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>

/** The form of a story, with its fields by the name of their values. */
export interface OpenForm {
  form: Found
  field: (name: keyof ApplicationValues) => HTMLElement
}

/** Waits until the form is there. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  // The name stands before the technical name, which begins alike in French.
  const field = (name: keyof ApplicationValues) =>
    form.getAllByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })[0] ?? canvasElement
  return { form, field }
}

/** Replaces what is in a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Everything, also what lies over the page. */
export const page = (): Found => within(document.body)

/** The row of a tree whose name begins so. */
export const treeRow = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('row', { name: new RegExp(`^${name}`) })

/** Opens the menu of a row by keys, and chooses from it. */
export async function chooseInTree(canvasElement: HTMLElement, row: string, action: string) {
  const found = await treeRow(canvasElement, row)
  found.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}

/** Opens the menu of a row of a grid by its button, and chooses from it. */
export async function chooseInGrid(canvasElement: HTMLElement, row: string, action: string) {
  const grid = within(await within(canvasElement).findByRole('grid'))
  const found = within(await grid.findByRole('row', { name: new RegExp(`^${row}`) }))
  await userEvent.click(found.getByRole('button'))
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}
