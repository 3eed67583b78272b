import { userEvent, within, type screen } from 'storybook/test'
import type { MenuField } from '../../rules/menu-values.ts'
import type { textsOf } from './story-services.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

/** The form of a story, with its fields by the name of their values. */
export interface OpenForm {
  form: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>
  field: (name: MenuField) => HTMLElement
}

/** Waits until the form is there. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  const field = (name: MenuField) =>
    form.getByRole(name === 'minimumScope' || name === 'menuParentId' ? 'combobox' : 'textbox', {
      name: new RegExp(`^${texts.field[name]}`),
    })
  return { form, field }
}

/** Replaces what is in a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Changes the title and sends the form by keyboard. */
export async function send(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const opened = await openForm(canvasElement, texts)
  await write(opened.field('menuTitle'), 'Stocks')
  await userEvent.keyboard('{Enter}')
  return opened
}
