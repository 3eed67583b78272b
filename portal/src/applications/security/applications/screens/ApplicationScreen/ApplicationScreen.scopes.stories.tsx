import {
  createScope,
  deleteScope,
  listScopes,
  updateScope,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { answerWith, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { foundInTurn, inventory, knownScopes, reader, textsOf } from '../../security-stories.fixtures.ts'
import { atRecord } from '../../story-places.fixtures.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { chooseInGrid, ofApplication, page, write } from './story-form.fixtures.tsx'

const there = atRecord('?tab=scopes')
const known = answerWith<'listScopes'>(listScopes, { value: [...knownScopes] })
const meta = {
  title: 'Screens/Application/Scopes',
  component: ApplicationScreen,
  decorators: ofApplication,
  parameters: {
    layout: 'fullscreen',
    picture: 'none',
    ...inPortal(there),
    msw: [foundInTurn(inventory), known],
  },
} satisfies Meta<typeof ApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Presses the grid's button once the rows have loaded: the grid replaces the button when it leaves the loading state.
 */
async function openNew(canvasElement: HTMLElement, name: string) {
  await within(canvasElement).findByRole('row', { name: /^Inventory\.Read/ })
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
}

/** The open scope dialog, and a lookup of its fields by label. */
async function openedDialog() {
  const dialog = within(await page().findByRole('dialog'))
  await dialog.findAllByRole('textbox')
  const field = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
  return { dialog, field }
}

export const Loaded: Story = {
  parameters: { picture: 'compared' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('application', { name: /^(Graph|Graphe)$/ })).toBeVisible(),
    )
    // Names appear in rows, or on cards where columns do not fit.
    await openCards(canvasElement)
    await expect((await within(canvasElement).findAllByText('Portal.Access'))[0]).toBeVisible()
  },
}

export const Reader: Story = {
  parameters: inPortal({ ...there, person: reader }),
  play: async ({ canvasElement, globals }) => {
    const grid = within(await within(canvasElement).findByRole('grid'))
    const row = within(await grid.findByRole('row', { name: /^Inventory\.Read/ }))
    await expect(row.queryByRole('button')).toBeNull()
    await expect(
      within(canvasElement).queryByRole('button', { name: textsOf(globals).scopes.add }),
    ).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { msw: [foundInTurn({ ...inventory, securityScopes: [], scopesDependencies: [] }), known] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).scopes.emptyTitle)).toBeVisible(),
    )
  },
}

const adding = recording(createScope, { content: createScope.success.scope })
export const Added: Story = {
  parameters: { msw: [foundInTurn(inventory), known, adding.handler] },
  beforeEach: () => {
    adding.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await openNew(canvasElement, texts.scopes.add)
    const { dialog, field } = await openedDialog()
    await userEvent.type(field(texts.field.scopeName), 'inventory export')
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.create }))
    await waitFor(() => expect(field(texts.field.scopeName)).toBeInvalid())
    await expect(field(texts.field.scopeDescription)).toBeInvalid()
    await write(field(texts.field.scopeName), 'Inventory.Export')
    await userEvent.type(field(texts.field.scopeDescription), 'Exporter')
    await userEvent.type(field(texts.field.scopeEnglishDescription), 'Export')
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.create }))
    await waitFor(() => expect(adding.sent).toHaveLength(1))
    await expect(adding.sent[0]?.body).toEqual({
      scopeName: 'Inventory.Export',
      scopeDescription: 'Exporter',
      scopeEnglishDescription: 'Export',
      applicationId: 7,
      applicationFeatureId: null,
    })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** The field shows the error, and no input is lost. */
export const NameTaken: Story = {
  parameters: {
    msw: [foundInTurn(inventory), known, refuse(createScope, 'scope-name-taken')],
  },
  play: async ({ canvasElement, globals }) => {
    const { scopes, field: labels, problem } = textsOf(globals)
    await openNew(canvasElement, scopes.add)
    const { dialog, field } = await openedDialog()
    await userEvent.type(field(labels.scopeName), 'Inventory.Read')
    await userEvent.type(field(labels.scopeDescription), 'Lire')
    await userEvent.type(field(labels.scopeEnglishDescription), 'Read')
    await userEvent.click(dialog.getByRole('button', { name: scopes.create }))
    await waitFor(() =>
      expect(field(labels.scopeName)).toHaveAccessibleDescription(new RegExp(problem.scopeNameTaken)),
    )
    await waitFor(() => expect(field(labels.scopeName)).toHaveFocus())
    await expect(field(labels.scopeDescription)).toHaveValue('Lire')
  },
}

const describing = recording(updateScope, { content: updateScope.success.described })
/** Only changed fields are sent; the name of an existing scope cannot be changed. */
export const Described: Story = {
  parameters: { msw: [foundInTurn(inventory), known, describing.handler] },
  beforeEach: () => {
    describing.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Counts', texts.scopes.change)
    const { dialog, field } = await openedDialog()
    await expect(field(texts.field.scopeName)).toHaveAttribute('readonly')
    await write(field(texts.field.scopeEnglishDescription), 'Count')
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.save }))
    await waitFor(() => expect(describing.sent).toHaveLength(1))
    await expect(describing.sent[0]).toEqual({
      version: '"1"',
      body: { scopeEnglishDescription: 'Count' },
    })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

const theirs = {
  ...inventory,
  securityScopes: inventory.securityScopes.map(scope =>
    scope.id === 32
      ? { ...scope, '@odata.etag': '"2"', scopeEnglishDescription: 'Theirs', applicationFeatureId: null }
      : scope,
  ),
}
const raced = recording(
  updateScope,
  { status: 412, content: updateScope.problem['precondition-failed'] },
  { content: updateScope.success.described },
)
/**
 * Somebody else saved first: both versions are shown side by side, and overwriting keeps the fields that only they
 * changed.
 */
export const Conflict: Story = {
  parameters: { msw: [foundInTurn(inventory, theirs), known, raced.handler] },
  beforeEach: () => {
    raced.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Counts', texts.scopes.change)
    const { dialog, field } = await openedDialog()
    await write(field(texts.field.scopeEnglishDescription), 'Mine')
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.save }))
    const question = within(await page().findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText('Theirs')).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: /Overwrite|Remplacer/ }))
    await waitFor(() => expect(raced.sent).toHaveLength(2))
    await expect(raced.sent[1]).toEqual({ version: '"2"', body: { scopeEnglishDescription: 'Mine' } })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** The scope was deleted while the form was open: the input can be saved as a new scope. */
export const Gone: Story = {
  parameters: {
    msw: [
      foundInTurn(inventory, { ...inventory, securityScopes: [], scopesDependencies: [] }),
      known,
      refuse(updateScope, 'not-found'),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Manage', texts.scopes.change)
    const { dialog, field } = await openedDialog()
    await write(field(texts.field.scopeDescription), 'Tout faire')
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.save }))
    await waitFor(() => expect(dialog.getByText(texts.scopes.goneTitle)).toBeVisible())
    await expect(field(texts.field.scopeDescription)).toHaveValue('Tout faire')
    await expect(dialog.getByRole('button', { name: texts.scopes.create })).toBeVisible()
  },
}

/** The services have not answered yet: the dialog cannot be closed and keeps the input. */
export const SaveSlow: Story = {
  parameters: { msw: [foundInTurn(inventory), known, neverAnswer(updateScope)] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Manage', texts.scopes.change)
    const { dialog, field } = await openedDialog()
    await write(field(texts.field.scopeDescription), 'Tout faire')
    const save = () => dialog.getByRole('button', { name: new RegExp(texts.scopes.save) })
    await userEvent.click(save())
    await waitFor(() => expect(save()).toHaveAttribute('data-pending', 'true'))
    await userEvent.keyboard('{Escape}')
    await expect(field(texts.field.scopeDescription)).toHaveValue('Tout faire')
  },
}

const used = recording(deleteScope, { status: 409, content: deleteScope.problem['scope-in-use'] })
export const DeleteRefused: Story = {
  parameters: { msw: [foundInTurn(inventory), known, used.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseInGrid(canvasElement, 'Inventory\\.Read', texts.delete.open)
    const dialog = within(await page().findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.scopes.delete }))
    await waitFor(() => expect(dialog.getByText(/Inventory\.Counts\.Write/)).toBeVisible())
  },
}
