import {
  createClientRelation,
  deleteClientRelation,
  listClientRelations,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { clientRelations } from '../../application.ts'
import {
  competitor,
  foundClients,
  portal,
  reader,
  supplier,
  textsOf,
} from '../../client-relations-stories.fixtures.ts'
import { clientRelationsTexts } from '../../i18n/texts.ts'
import { RelationsScreen } from './RelationsScreen.tsx'

const listed = answerPage(listClientRelations, supplier, competitor)

const meta = {
  title: 'Screens/Network/Relations',
  component: RelationsScreen,
  ...atPlace(clientRelations, 'list', portal, [listed]),
} satisfies Meta<typeof RelationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByText(supplier.otherAccountName)
    await expect(canvas.getByRole('button', { name: texts.list.add })).toBeVisible()
    const [menu] = canvas.getAllByRole('button', { name: new RegExp(supplier.accountName) })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: texts.explore })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.list.delete })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: texts.list.conflicts })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** A person who only reads relations can neither add nor delete any. */
export const Reader: Story = {
  parameters: { ...inPortal({ person: reader }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByText(supplier.otherAccountName)
    await expect(canvas.queryByRole('button', { name: texts.list.add })).toBeNull()
    const [menu] = canvas.getAllByRole('button', { name: new RegExp(supplier.accountName) })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: texts.explore })
    await expect(screen.queryByRole('menuitem', { name: texts.list.delete })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const entering = recording(createClientRelation, { content: createClientRelation.success.supplier })

/** Chooses a client in a field. */
async function choose(dialog: ReturnType<typeof within>, label: string, name: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: new RegExp(`^${label}`) })
  await userEvent.type(field, name.slice(0, 8))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

/** Two clients and their relation. A missing value, or the same client twice, is reported at its field. */
export const Added: Story = {
  parameters: { msw: [entering.handler, listed, foundClients], picture: 'none' },
  beforeEach: () => {
    entering.sent.length = 0
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.list.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: texts.addition.confirm })
    await userEvent.click(confirm)
    const fieldOf = (label: string) => dialog.getByRole('combobox', { name: new RegExp(`^${label}`) })
    await waitFor(() => expect(fieldOf(texts.field.account)).toBeInvalid())
    await expect(fieldOf(texts.field.account)).toHaveFocus()
    await choose(dialog, texts.field.account, supplier.accountName)
    await choose(dialog, texts.field.otherAccount, supplier.accountName)
    await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getByText(texts.problem.same)).toBeVisible())
    await expect(entering.sent).toHaveLength(0)
    await userEvent.clear(fieldOf(texts.field.otherAccount))
    await choose(dialog, texts.field.otherAccount, supplier.otherAccountName)
    await userEvent.click(dialog.getByRole('radio', { name: texts.choice.supplier }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.note}`) }), 'Annexes')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(entering.sent[0]?.body).toEqual({
        kind: 'supplier',
        accountId: 1,
        otherAccountId: 14,
        note: 'Annexes',
      }),
    )
  },
}

/** An existing relation is reported at the other client, and the choices are kept. */
export const AddedBefore: Story = {
  parameters: {
    msw: [refuse(createClientRelation, 'client-relation-exists'), listed, foundClients],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.list.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await choose(dialog, texts.field.account, supplier.accountName)
    await choose(dialog, texts.field.otherAccount, supplier.otherAccountName)
    await userEvent.click(dialog.getByRole('button', { name: texts.addition.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.problem.exists)).toBeVisible())
    // The faulty field has the focus and shows its options.
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('combobox', { name: new RegExp(`^${texts.field.account}`) })).toHaveValue(
      supplier.accountName,
    )
  },
}

const deletion = recording(deleteClientRelation, { status: 204 })

/** Deleting asks first, and says what is deleted. */
export const Deleted: Story = {
  parameters: { msw: [deletion.handler, answerPage(listClientRelations, supplier)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(supplier.accountName) })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.list.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      dialog.getByText(
        texts.deletion.supplier
          .replace('{{other}}', supplier.otherAccountName)
          .replace('{{client}}', supplier.accountName),
      ),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.deletion.confirm }))
    await waitFor(() => expect(deletion.sent[0]?.version).toBe('"1"'))
  },
}

const states = listStates({
  asks: listClientRelations,
  texts: clientRelationsTexts,
  rows: [supplier, competitor],
  shows: ({ otherAccountName }) => otherAccountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
