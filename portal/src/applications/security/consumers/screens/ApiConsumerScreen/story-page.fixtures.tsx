import { expect, userEvent, waitFor, within, type screen } from 'storybook/test'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { inPortal, withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { apiConsumers } from '../../application.ts'
import { atRecord, portal, type textsOf } from '../../consumers-stories.fixtures.ts'

type Texts = ReturnType<typeof textsOf>

/** Queries bound to a part of the page. */
type Found = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>

/** The page of the example consumer, at its address. */
export const ofConsumer = [atItsAddress(apiConsumers.paths.record), withPortal({ ...portal, ...atRecord() })]

/** One tab of the consumer's page. */
export const atPart = (part: string, story: PortalStory = {}) =>
  inPortal({ ...story, ...atRecord(`?tab=${part}`) })

/** Replaces the content of a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Waits for the open dialog to become visible: it is animated unless the reader prefers reduced motion. */
export async function openDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<Found> {
  const dialog = await within(document.body).findByRole(role)
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

interface OpenForm {
  form: Found
  field: (name: keyof Texts['field']) => HTMLElement
  choice: (name: keyof Texts['field']) => HTMLElement
}

/** Waits for the form, and returns it with a lookup of its fields by value name. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  const field = (name: keyof typeof texts.field) =>
    form.getByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })
  const choice = (name: keyof typeof texts.field) =>
    form.getByRole('combobox', { name: new RegExp(`^${texts.field[name]}`) })
  return { form, field, choice }
}
