import {
  createApplicationModule,
  deleteApplicationFeature,
  deleteApplicationModule,
  updateApplicationModule,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { foundInTurn, inventory, reader, textsOf } from '../../security-stories.fixtures.ts'
import { atRecord } from '../../story-places.fixtures.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { chooseInTree, ofApplication, page, treeRow } from './story-form.fixtures.tsx'

const there = atRecord('?tab=parts')
const meta = {
  title: 'Screens/Application/Parts',
  component: ApplicationScreen,
  decorators: ofApplication,
  parameters: {
    layout: 'fullscreen',
    picture: 'none',
    ...inPortal(there),
    msw: [foundInTurn(inventory)],
  },
} satisfies Meta<typeof ApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  parameters: { picture: 'compared' },
  play: async ({ canvasElement }) => {
    await expect(await treeRow(canvasElement, 'Comptages')).toHaveAttribute('aria-level', '2')
    await expect(await treeRow(canvasElement, 'Saisie')).toHaveAttribute('aria-level', '3')
  },
}

/** A reader has no way to change the tree. */
export const Reader: Story = {
  parameters: inPortal({ ...there, person: reader }),
  play: async ({ canvasElement, globals }) => {
    const row = await treeRow(canvasElement, 'Campagnes')
    await expect(within(row).queryByRole('button', { name: /Actions/ })).toBeNull()
    row.focus()
    await userEvent.keyboard('{F2}')
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    await expect(
      within(canvasElement).queryByRole('button', { name: textsOf(globals).parts.addModule }),
    ).toBeNull()
  },
}

const nothing = { ...inventory, applicationModule: [], applicationFeature: [] }
export const Empty: Story = {
  parameters: { msw: [foundInTurn(nothing)] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).parts.emptyTitle)).toBeVisible(),
    )
  },
}

const adding = recording(createApplicationModule, {
  content: createApplicationModule.success['sub-module'],
})
/**
 * Adds a part with the keyboard, from the menu of a module. A sibling's name is rejected before any request is sent.
 */
export const Added: Story = {
  parameters: { msw: [foundInTurn(inventory), adding.handler] },
  beforeEach: () => {
    adding.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    await chooseInTree(canvasElement, 'Campagnes', textsOf(globals).parts.addSubModule)
    const dialog = within(await page().findByRole('dialog'))
    const field = await dialog.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'comptages{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(adding.sent).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, 'Écarts{Enter}')
    await waitFor(() => expect(adding.sent).toHaveLength(1))
    await expect(adding.sent[0]?.body).toEqual({ applicationId: 7, parentModuleId: 11, name: 'Écarts' })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** A network failure is reported in the dialog, and the input is kept. */
export const AddFailed: Story = {
  parameters: { msw: [foundInTurn(inventory), breakOff(createApplicationModule)] },
  play: async ({ canvasElement, globals }) => {
    const { parts } = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: parts.addModule }))
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox'), 'Écarts{Enter}')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(parts.addFailed))
    await expect(dialog.getByRole('textbox')).toHaveValue('Écarts')
  },
}

/** Somebody else took the name first: the field shows the error. */
export const NameTaken: Story = {
  parameters: {
    msw: [foundInTurn(inventory), refuse(createApplicationModule, 'application-module-name-taken')],
  },
  play: async ({ canvasElement, globals }) => {
    const { parts, problem } = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: parts.addModule }))
    const dialog = within(await page().findByRole('dialog'))
    const field = await dialog.findByRole('textbox')
    await userEvent.type(field, 'Écarts{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(problem.partNameTaken)))
  },
}

/** Input is offered again after the dialog was closed with Escape; once discarded, it is not offered. */
export const Resumed: Story = {
  play: async ({ canvasElement, globals }) => {
    const { parts, form } = textsOf(globals)
    const open = async () => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: parts.addModule }))
      return within(await page().findByRole('dialog'))
    }
    const first = await open()
    await userEvent.type(await first.findByRole('textbox'), 'Écarts{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    const second = await open()
    await userEvent.click(await second.findByRole('button', { name: /Resume|Reprendre/ }))
    await expect(second.getByRole('textbox')).toHaveValue('Écarts')
    await userEvent.click(second.getByRole('button', { name: form.cancel }))
    const third = await open()
    await waitFor(() => expect(third.getByRole('textbox')).toHaveValue(''))
    await expect(third.queryByRole('button', { name: /Resume|Reprendre/ })).toBeNull()
  },
}

const theirs = {
  ...inventory,
  applicationModule: inventory.applicationModule.map(part =>
    part.id === 11 ? { ...part, name: 'Tournées', '@odata.etag': '"2"' } : part,
  ),
}
const renaming = recording(
  updateApplicationModule,
  { status: 412, content: updateApplicationModule.problem['precondition-failed'] },
  { content: updateApplicationModule.success.renamed },
)
/**
 * Renames in the row. If somebody else renamed the part, the row says so and keeps the input; Enter overwrites their
 * name.
 */
export const Renamed: Story = {
  parameters: { msw: [foundInTurn(inventory, theirs), renaming.handler] },
  beforeEach: () => {
    renaming.sent.length = 0
  },
  play: async ({ canvasElement }) => {
    const row = await treeRow(canvasElement, 'Campagnes')
    row.focus()
    await userEvent.keyboard('{F2}')
    const field = await within(canvasElement).findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Campagnes de comptage{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Tournées/))
    await expect(field).toHaveValue('Campagnes de comptage')
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(renaming.sent).toHaveLength(2))
    await expect(renaming.sent).toEqual([
      { version: '"1"', body: { name: 'Campagnes de comptage' } },
      { version: '"2"', body: { name: 'Campagnes de comptage' } },
    ])
  },
}

const without = {
  ...inventory,
  applicationModule: inventory.applicationModule.filter(({ id }) => id !== 13),
  applicationFeature: inventory.applicationFeature.filter(
    ({ applicationModuleId }) => applicationModuleId !== 13,
  ),
}
/**
 * Somebody else deleted the part while it was being renamed: its row disappears, and a message repeats the typed name.
 */
export const RenamedGone: Story = {
  parameters: {
    msw: [foundInTurn(inventory, without), refuse(updateApplicationModule, 'not-found')],
  },
  play: async ({ canvasElement }) => {
    const row = await treeRow(canvasElement, 'Articles')
    row.focus()
    await userEvent.keyboard('{F2}')
    const field = await within(canvasElement).findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Références{Enter}')
    const alert = await within(canvasElement).findByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Références'))
    await expect(within(canvasElement).queryByRole('row', { name: /^Articles/ })).toBeNull()
  },
}

/** The services have not answered yet: the field is busy and keeps the input. */
export const RenameSlow: Story = {
  parameters: { msw: [foundInTurn(inventory), neverAnswer(updateApplicationModule)] },
  play: async ({ canvasElement }) => {
    const row = await treeRow(canvasElement, 'Articles')
    row.focus()
    await userEvent.keyboard('{F2}')
    const field = await within(canvasElement).findByRole('textbox')
    await userEvent.type(field, ' de stock{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The dialog names the contents of a module, which are deleted with it. */
export const Deletion: Story = {
  parameters: { msw: [foundInTurn(inventory), refuse(deleteApplicationModule, 'scope-missing')] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInTree(canvasElement, 'Campagnes', texts.delete.open)
    const dialog = within(await page().findByRole('alertdialog'))
    await expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      texts.parts.subModule.replace('{{name}}', 'Comptages'),
      texts.parts.feature.replace('{{name}}', 'Saisie des comptages'),
    ])
    await userEvent.click(dialog.getByRole('button', { name: texts.parts.deleteModule }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
}

const used = recording(deleteApplicationFeature, {
  status: 409,
  content: deleteApplicationFeature.problem['application-feature-in-use'],
})
/** The error names the scopes that belong to the part. */
export const DeleteRefused: Story = {
  parameters: { picture: 'compared', msw: [foundInTurn(inventory), used.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInTree(canvasElement, 'Saisie', texts.delete.open)
    const dialog = within(await page().findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.parts.deleteFeature }))
    await waitFor(() => expect(dialog.getByText(/Inventory\.Counts\.Write/)).toBeVisible())
  },
}
