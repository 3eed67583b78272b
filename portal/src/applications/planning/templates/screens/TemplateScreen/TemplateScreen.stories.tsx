import {
  getReportTemplate,
  getReportTemplateDownload,
  getReportTemplateLayout,
  listReportTemplateUses,
  updateReportTemplate,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, refuse } from '../../../../../stories/answers.ts'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { reportTemplates } from '../../application.ts'
import { reportTemplatesTexts } from '../../i18n/texts.ts'
import { filled } from '../../../../../stories/read-texts.ts'
import {
  atRecord,
  foundInTurn,
  monthly,
  parts,
  portal,
  retired,
  taker,
  textsOf,
} from '../../report-templates-stories.fixtures.ts'
import { TemplateScreen } from './TemplateScreen.tsx'

const meta = {
  title: 'Screens/Report templates/Template',
  component: TemplateScreen,
  decorators: [atItsAddress(reportTemplates.paths.record), withPortal({ ...portal, ...atRecord() })],
  parameters: { layout: 'fullscreen', msw: [foundInTurn(monthly), ...parts] },
} satisfies Meta<typeof TemplateScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What it is for and what stands on its pages; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Marge du mois')).toBeVisible())
    await expect(canvas.getByText(monthly.description)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: filled(texts.action.take, { version: 2 }) }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}

export const Versions: Story = {
  parameters: inPortal(atRecord('?tab=versions')),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const list = within(await within(canvasElement).findByRole('list', { name: texts.tab.versions }))
    await expect(list.getByText(filled(texts.version.number, { version: 1 }))).toBeVisible()
    await expect(list.getByText('Une page par région.')).toBeVisible()
    await expect(list.getAllByRole('button')).toHaveLength(2)
  },
}

export const Uses: Story = {
  parameters: { ...inPortal(atRecord('?tab=uses')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const list = await within(canvasElement).findByRole('list', { name: textsOf(globals).tab.uses })
    await expect(within(list).getByText(/Théo Lefèvre/)).toBeVisible()
  },
}

export const NobodyTookIt: Story = {
  parameters: {
    ...inPortal(atRecord('?tab=uses')),
    msw: [
      foundInTurn(monthly),
      answerWith<'listReportTemplateUses'>(listReportTemplateUses, { value: [] }),
      ...parts,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).uses.emptyTitle)).toBeVisible(),
    )
  },
}

const saving = recording(updateReportTemplate, {
  status: 409,
  content: {
    type: 'urn:parvis:problem:report-template-name-taken',
    title: 'Another template already has this name',
    status: 409,
    code: 'report-template-name-taken',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
})
/** A name that another template has is refused at its field. */
export const NameTaken: Story = {
  parameters: {
    ...inPortal(atRecord('?tab=properties')),
    msw: [foundInTurn(monthly), saving.handler, ...parts],
    picture: 'none',
  },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await within(canvasElement).findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Stocks')
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect((await form.findAllByText(texts.problem.nameTaken))[0]).toBeVisible()
    await expect(saving.sent[0]?.version).toBe('"2"')
  },
}

const retiring = recording(updateReportTemplate, { content: updateReportTemplate.success.retired })
/** It is retired after a question, and is then only offered again. */
export const Retired: Story = {
  parameters: {
    msw: [foundInTurn(monthly, { ...monthly, isRetired: true }), retiring.handler, ...parts],
    picture: 'none',
  },
  beforeEach: () => {
    retiring.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.retire }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.retire.confirm }))
    await waitFor(() => expect(retiring.sent[0]?.body).toEqual({ isRetired: true }))
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.action.takeUp })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: texts.action.addVersion })).toBeNull()
  },
}

/** Who only takes templates sees what they are, and no longer takes one that is retired. */
export const RetiredForTakers: Story = {
  parameters: { ...inPortal({ person: taker }), msw: [foundInTurn(retired), ...parts] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.record.retired)).toBeVisible())
    await expect(canvas.getAllByRole('tab')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: filled(texts.action.take, { version: 2 }) })).toBeNull()
  },
}

/** Why it could not be taken is said where it was asked for. */
export const NotTaken: Story = {
  parameters: {
    msw: [foundInTurn(monthly), refuse(getReportTemplateDownload, 'not-found'), ...parts],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const take = filled(texts.action.take, { version: 2 })
    await userEvent.click(await canvas.findByRole('button', { name: take }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.fileMissing))
  },
}

export const NoPreview: Story = {
  parameters: {
    msw: [foundInTurn(monthly), refuse(getReportTemplateLayout, 'server-error'), ...parts],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).preview.failed),
    )
  },
}

const states = recordStates({
  asks: getReportTemplate,
  beside: parts,
  texts: reportTemplatesTexts,
  thing: monthly,
  shows: ({ description }) => description,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
