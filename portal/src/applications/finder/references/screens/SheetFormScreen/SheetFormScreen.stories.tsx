import {
  createReferenceSheet,
  getReferenceSheet,
  updateReferenceSheet,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { references } from '../../application.ts'
import { finderTexts } from '../../i18n/texts.ts'
import { fields, portal, submitted, textsOf } from '../../references-stories.fixtures.ts'
import type { Sheet } from '../../sheet.ts'
import { SheetFormScreen } from './SheetFormScreen.tsx'

const draft: Sheet = { ...submitted, status: 'draft', mayChange: true }
const answered = (...versions: Sheet[]) =>
  answerInTurn(getReferenceSheet, ...versions.map(sheet => sheet as Sheet & { [part: string]: unknown }))

const meta = {
  title: 'Screens/References/Form',
  component: SheetFormScreen,
  ...atPlace(references, ['create', 'change'], portal, fields),
} satisfies Meta<typeof SheetFormScreen>
export default meta
type Story = StoryObj<typeof meta>

const changing = inPortal(at(references, 'change', { sheetId: 8 }))
const ofEngagement = inPortal(at(references, 'create', {}, '?engagement=14'))

/** For the engagement in the address. Also runs under the costly conditions. */
export const Loaded: Story = {
  parameters: ofEngagement,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.engagement}`) })).toHaveValue(
        'E2026-000014',
      ),
    )
    const form = within(canvas.getByRole('form', { name: texts.form.newTitle }))
    await expect(form.getByRole('radio', { name: texts.confidentiality.named })).toBeChecked()
    await expect(form.getByRole('button', { name: texts.form.create })).toBeVisible()
  },
}

/** The form appears only once an engagement is chosen. */
export const Unchosen: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.engagement}`) })
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.type(field, 'E2026')
    await userEvent.click(await screen.findByRole('option', { name: /E2026-000014/ }))
    await waitFor(() => expect(canvas.getByRole('form', { name: texts.form.newTitle })).toBeVisible())
  },
}

const creation = recording(createReferenceSheet, { content: createReferenceSheet.success.new })

/** A draft may be incomplete; the band replaces an unknown amount. */
export const Created: Story = {
  parameters: { ...ofEngagement, msw: [...fields, creation.handler], picture: 'none' },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form', { name: texts.form.newTitle }))
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${texts.field.title}`) }), 'Fusion')
    await userEvent.click(form.getByRole('button', { name: new RegExp(texts.field.amountBand) }))
    await userEvent.click(await screen.findByRole('option', { name: texts.amountBand.under25k }))
    await userEvent.click(form.getByRole('radio', { name: texts.confidentiality.anonymous }))
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await ledTo(canvasElement, `/app/egf/sheets/${createReferenceSheet.success.new.id}`)
    await expect(creation.sent).toHaveLength(1)
    await expect(creation.sent[0]?.body).toMatchObject({
      engagementId: 14,
      title: 'Fusion',
      sector: null,
      services: [],
      amount: null,
      amountBand: 'under25k',
      team: [],
      confidentiality: 'anonymous',
    })
  },
}

const twice = recording(createReferenceSheet, {
  status: 409,
  content: createReferenceSheet.problem['reference-sheet-exists'],
})

/** Somebody else has drafted a sheet for the engagement meanwhile. */
export const AlreadyThere: Story = {
  parameters: { ...ofEngagement, msw: [...fields, twice.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form', { name: texts.form.newTitle }))
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.exists)))
  },
}

const change = recording(updateReferenceSheet, { content: updateReferenceSheet.success.texts })

/** Only edited fields are sent; with an amount there is no band to choose. */
export const Changed: Story = {
  parameters: { ...changing, msw: [answered(draft), ...fields, change.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form', { name: texts.form.changeTitle }))
    await expect(form.queryByRole('button', { name: new RegExp(texts.field.amountBand) })).toBeNull()
    const title = form.getByRole('textbox', { name: new RegExp(`^${texts.field.englishTitle}`) })
    await userEvent.clear(title)
    await userEvent.type(title, 'Audit')
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(change.sent[0]).toEqual({ version: '"2"', body: { englishTitle: 'Audit' } }))
  },
}

/** A sheet submitted meanwhile cannot be changed, and the page says why. */
export const Closed: Story = {
  parameters: { ...changing, msw: [answered(submitted), ...fields] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.form.closed.submitted)).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

const states = recordStates({
  asks: getReferenceSheet,
  beside: fields,
  around: changing,
  texts: finderTexts,
  thing: draft,
  shows: ({ engagementCode, engagementDescription }) => `${engagementCode} – ${engagementDescription}`,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
