import {
  createScopeDependency,
  deleteScopeDependency,
  listScopes,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { foundInTurn, inventory, knownScopes, textsOf } from '../../security-stories.fixtures.ts'
import { atRecord } from '../../story-places.fixtures.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { chooseInGrid, ofApplication, page } from './story-form.fixtures.tsx'

const known = answerWith<'listScopes'>(listScopes, { value: [...knownScopes] })
const meta = {
  title: 'Screens/Application/Dependencies',
  component: ApplicationScreen,
  decorators: ofApplication,
  parameters: {
    layout: 'fullscreen',
    picture: 'none',
    ...inPortal(atRecord('?tab=scopes')),
    msw: [foundInTurn(inventory), known],
  },
} satisfies Meta<typeof ApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Fills the names into a text. */
const said = (text: string, name: string, required = '') =>
  text.replaceAll('{{name}}', name).replace('{{required}}', required)

/** The application's own scopes are shown; the names of other applications' scopes failed to load. */
export const OthersFailed: Story = {
  parameters: { msw: [foundInTurn(inventory), refuse(listScopes, 'server-error')] },
  play: async ({ canvasElement, globals }) => {
    const { scopes } = textsOf(globals)
    await waitFor(() => expect(within(canvasElement).getByText(scopes.knownFailed)).toBeVisible())
    const grid = within(within(canvasElement).getByRole('grid'))
    await waitFor(() =>
      expect(grid.getByRole('row', { name: /^Inventory\.Read/ })).toHaveTextContent(scopes.unnamed),
    )
  },
}

/** The list waits for the scopes of other applications instead of showing requirements incomplete. */
export const OthersSlow: Story = {
  parameters: { msw: [foundInTurn(inventory), neverAnswer(listScopes)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0))
    await expect(within(canvasElement).queryByText('Inventory.Read')).toBeNull()
  },
}

const circle = recording(createScopeDependency, {
  status: 409,
  content: createScopeDependency.problem['scope-cycle'],
})
/** A dependency cycle is explained in words, scope by scope. */
export const Circle: Story = {
  parameters: { msw: [foundInTurn(inventory), known, circle.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Read', texts.scopes.require)
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.requireAdd }))
    await waitFor(() => expect(dialog.getByRole('combobox')).toBeInvalid())
    await userEvent.type(dialog.getByRole('combobox'), 'Inventory.Man')
    await userEvent.click(await page().findByRole('option', { name: /Inventory\.Manage/ }))
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.requireAdd }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.problem.cycle))
    await expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      said(texts.scopes.requiresOther, 'Inventory.Read', 'Inventory.Manage'),
      said(texts.scopes.requiresOther, 'Inventory.Manage', 'Inventory.Counts.Write'),
      said(texts.scopes.requiresOther, 'Inventory.Counts.Write', 'Inventory.Read'),
    ])
    // An unsaved choice is offered again when the dialog reopens.
    await userEvent.click(dialog.getByRole('button', { name: texts.form.cancel }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await chooseInGrid(canvasElement, 'Inventory\\.Read', texts.scopes.require)
    const again = within(await page().findByRole('dialog'))
    await userEvent.click(await again.findByRole('button', { name: /^(Resume|Reprendre)/ }))
    await expect(again.getByRole('combobox')).toHaveValue('Inventory.Manage')
  },
}

const removal = recording(deleteScopeDependency, { status: 204 })
/** Removing a requirement asks first, because people may lose a right. */
export const RequirementRemoved: Story = {
  parameters: { msw: [foundInTurn(inventory), known, removal.handler] },
  beforeEach: () => {
    removal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const { scopes } = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Manage', said(scopes.removeOpen, 'Inventory.Counts.Write'))
    const dialog = within(await page().findByRole('alertdialog'))
    await expect(
      dialog.getByText(said(scopes.removeText, 'Inventory.Manage', 'Inventory.Counts.Write')),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: scopes.remove }))
    await waitFor(() => expect(removal.sent).toEqual([{ version: '"1"', body: undefined }]))
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull())
    // The scope still exists, and its row has the focus.
    const row = await within(canvasElement).findByRole('row', { name: /^Inventory\.Manage/ })
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true))
  },
}

/** A network failure is reported in the dialog. */
export const RemovalFailed: Story = {
  parameters: { msw: [foundInTurn(inventory), known, breakOff(deleteScopeDependency)] },
  play: async ({ canvasElement, globals }) => {
    const { scopes } = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Manage', said(scopes.removeOpen, 'Inventory.Counts.Write'))
    const dialog = within(await page().findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: scopes.remove }))
    await expect((await dialog.findAllByRole('alert'))[0]).toBeVisible()
  },
}
