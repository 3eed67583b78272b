import {
  decideReferenceSheet,
  deleteReferenceSheet,
  getReferenceSheet,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn } from '../../../../../stories/answers.ts'
import { atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { references } from '../../application.ts'
import { finderTexts } from '../../i18n/texts.ts'
import { choices, corrected, portal, submitted, textsOf } from '../../references-stories.fixtures.ts'
import type { Sheet } from '../../sheet.ts'
import { SheetScreen } from './SheetScreen.tsx'

const versioned = (sheet: Sheet) => sheet as Sheet & { [part: string]: unknown }
const answered = (...versions: Sheet[]) => answerInTurn(getReferenceSheet, ...versions.map(versioned))

const meta = {
  title: 'Screens/References/Sheet',
  component: SheetScreen,
  ...atPlace(references, 'record', portal, [answered(submitted), choices], { sheetId: 8 }),
} satisfies Meta<typeof SheetScreen>
export default meta
type Story = StoryObj<typeof meta>

const titleOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? submitted.title : submitted.englishTitle

/** Both texts, the properties, and whom the sheet waits for. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: titleOf(globals) })).toBeVisible(),
    )
    const french = within(canvas.getByRole('region', { name: texts.language.fr }))
    await expect(french.getByText(submitted.description)).toBeVisible()
    await expect(french.getByText(submitted.description).closest('[lang]')).toHaveAttribute('lang', 'fr')
    const facts = within(canvas.getByRole('region', { name: texts.record.facts }))
    await expect(facts.getByText(new RegExp(`^${texts.record.commercialTeam}`))).toBeVisible()
    await expect(facts.getByText(texts.confidentialityHint.named)).toBeVisible()
    await waitFor(() => expect(facts.getByText(/^(Consumer goods|Biens de consommation)$/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.validate.open })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.move.change })).toBeNull()
  },
}

const validation = recording(decideReferenceSheet, { content: decideReferenceSheet.success.validated })

/** The commercial team confirms before a sheet moves on to its manager. */
export const Validated: Story = {
  parameters: {
    msw: [
      answered(submitted, { ...submitted, status: 'validatedByCommercial', allowedTransitions: [] }),
      choices,
      validation.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.validate.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.validate.confirm }))
    await waitFor(() =>
      expect(validation.sent[0]).toEqual({
        version: '"2"',
        body: { status: 'validatedByCommercial', reason: null },
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.validate.open })).toBeNull())
  },
}

const rejection = recording(
  decideReferenceSheet,
  { status: 412, content: decideReferenceSheet.problem['precondition-failed'] },
  { content: decideReferenceSheet.success.validated },
)

/** A rejection needs a reason. If somebody else decided first, the dialog names them and keeps the input. */
export const RejectedInARace: Story = {
  parameters: { msw: [answered(submitted), choices, rejection.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.rejectByCommercial.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: texts.rejectByCommercial.confirm })
    const reason = dialog.getByRole('textbox')
    await userEvent.click(send)
    await waitFor(() => expect(reason).toBeInvalid())
    await expect(rejection.sent).toHaveLength(0)
    await userEvent.type(reason, 'Trop précis')
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByText(/Inès Barbier/)).toBeVisible())
    await expect(dialog.getByRole('alert')).toHaveTextContent(asRead(texts.problem.changed))
    await expect(reason).toHaveValue('Trop précis')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(rejection.sent.at(-1)?.body).toEqual({
      status: 'rejectedByCommercial',
      reason: 'Trop précis',
    })
  },
}

const incomplete = recording(decideReferenceSheet, {
  status: 422,
  content: decideReferenceSheet.problem['reference-sheet-incomplete'],
})
const draft: Sheet = {
  ...submitted,
  status: 'draft',
  englishTitle: '',
  englishDescription: '',
  sector: null,
  services: [],
  team: [],
  allowedTransitions: [{ status: 'submitted', needsReason: false }],
  mayChange: true,
  mayDelete: true,
}

/** The fields a draft lacks are named when it is submitted. */
export const Incomplete: Story = {
  parameters: { msw: [answered(draft), choices, incomplete.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.submit.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.submit.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.field.englishTitle)).toBeVisible())
    await expect(dialog.getByText(texts.field.services)).toBeVisible()
    await expect(dialog.getByText(asRead(texts.problem.incomplete))).toBeVisible()
  },
}

/** A decider who gets the sheet again sees its changes field by field. */
export const Corrected: Story = {
  parameters: { msw: [answered(corrected), choices] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const card = within(await canvas.findByRole('region', { name: texts.record.difference }))
    await expect(card.getByText(/86/).closest('del')).not.toBeNull()
    await waitFor(() => expect(card.getByText(/Consolidation$/).closest('ins')).not.toBeNull())
  },
}

const rejected: Sheet = {
  ...submitted,
  status: 'rejectedByManager',
  reason: 'Le client ne veut pas être nommé.',
  decidedByName: 'Samuel Okafor',
  allowedTransitions: [{ status: 'submitted', needsReason: false }],
  mayChange: true,
}

/** The author reads the reason, and corrects the sheet before submitting it again. */
export const Rejected: Story = {
  parameters: { msw: [answered(rejected), choices] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText('Le client ne veut pas être nommé.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.correct })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sheets\/8\/edit$/),
    )
  },
}

const deletion = recording(deleteReferenceSheet, { status: 204 })

/** Deleting a draft asks first, then returns to the lists. */
export const Deleted: Story = {
  parameters: { msw: [answered(draft), choices, deletion.handler], picture: 'none' },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.delete.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await ledTo(canvasElement, '/app/egf/sheets')
    await expect(deletion.sent[0]?.version).toBe('"2"')
  },
}

const states = recordStates({
  asks: getReferenceSheet,
  beside: [choices],
  texts: finderTexts,
  thing: submitted,
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
