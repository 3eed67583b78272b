import {
  getReport,
  getSettings,
  restoreReport,
  updateReport,
  updateReportAccess,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { accessTextsOf, assessedReport, margin, textsOf } from '../../reports-stories.fixtures.ts'
import { ReportScreen } from './ReportScreen.tsx'
import { atItsAddress, found, inPortalOfReport, reportStory, services } from './story-report.fixtures.tsx'

const meta = {
  title: 'Screens/Reports/Report/Editing',
  component: ReportScreen,
  decorators: [atItsAddress, inPortalOfReport],
  parameters: { layout: 'fullscreen', msw: services, picture: 'none' },
} satisfies Meta<typeof ReportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Texts = ReturnType<typeof textsOf>

const nameField = (canvasElement: HTMLElement, texts: Texts) =>
  within(canvasElement).findByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })

const saving = recording(updateReport, { content: updateReport.success.name })
/** The name is checked while it is typed: first its length, then what the services know. */
export const NameTyped: Story = {
  parameters: { msw: [assessedReport('report-exists'), saving.handler, ...services], picture: 'none' },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = await nameField(canvasElement, texts)
    await userEvent.clear(name)
    await userEvent.type(name, 'Marge mensuelle')
    await waitFor(() =>
      expect(
        canvas.getByText(asRead(filled(texts.problem.nameLength, { length: 15, limit: 14 }))),
      ).toBeVisible(),
    )
    await userEvent.type(name, '{Backspace}{Backspace}')
    await waitFor(() => expect(canvas.getByText(asRead(texts.problem.reportExists))).toBeVisible())
    await expect(saving.sent).toEqual([])
  },
}

/** An address that must not be framed is refused while it is typed, and the allowed ones are listed. */
export const ForeignAddressTyped: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.powerBiUrl}`) })
    await userEvent.type(field, 'https://app.powerbi.com.evil.example/x')
    const origins = getSettings.success.embedded.frameOrigins.join(', ')
    const refusal = asRead(filled(texts.problem.powerBiOrigin, { origins }))
    await waitFor(() => expect(canvas.getByText(refusal)).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, `${origins}/x`)
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull())
  },
}

const elsewhere = { ...margin, powerBiUrl: 'https://elsewhere.example/reports/7' }
/** An earlier address of the report is shown without a link, with the reason. The form can be saved as it is. */
export const ForeignAddressKept: Story = {
  parameters: { msw: [saving.handler, found(elsewhere), ...services] },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.powerBiUrl}`) })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(texts.hint.notOpened)),
    )
    await expect(canvas.queryByRole('link', { name: /elsewhere/ })).toBeNull()
    const name = await nameField(canvasElement, texts)
    await userEvent.clear(name)
    await userEvent.type(name, 'Marge 2026')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(saving.sent).toHaveLength(1))
    await expect(saving.sent[0]).toEqual({ version: '"3"', body: { name: 'Marge 2026' } })
  },
}

/** Only changed fields are sent, for the version that the author has seen. */
export const Saved: Story = {
  parameters: { msw: [saving.handler, ...services] },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = await nameField(canvasElement, texts)
    await userEvent.clear(name)
    await userEvent.type(name, 'Marge 2026')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(saving.sent).toHaveLength(1))
    await expect(saving.sent[0]).toEqual({ version: '"3"', body: { name: 'Marge 2026' } })
  },
}

const racing = recording(updateReport, {
  status: 412,
  content: { ...updateReport.problem['report-content-missing'], code: 'precondition-failed', status: 412 },
})
const theirs = { ...margin, '@odata.etag': '"5"', name: 'Marge nette' }
const versions = recording(getReport, { content: margin }, { content: theirs })
/** Somebody else saved first: both versions are shown, and neither is lost. */
export const Conflict: Story = {
  parameters: { msw: [racing.handler, versions.handler, ...services] },
  beforeEach: () => {
    versions.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = await nameField(canvasElement, texts)
    await userEvent.clear(name)
    await userEvent.type(name, 'Marge 2026')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Marge 2026')).toBeVisible())
  },
}

const gone = recording(updateReport, {
  status: 404,
  content: { ...updateReport.problem['report-content-missing'], code: 'not-found', status: 404 },
})
const restoration = recording(restoreReport, { content: restoreReport.success.back })
/** Somebody deleted the report while the form was open: saving restores it with the input. */
export const BroughtBack: Story = {
  parameters: { msw: [gone.handler, restoration.handler, ...services] },
  beforeEach: () => {
    restoration.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = await nameField(canvasElement, texts)
    await userEvent.clear(name)
    await userEvent.type(name, 'Marge 2026')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(canvas.getByText(asRead(texts.form.goneTitle))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.form.restore }))
    await waitFor(() => expect(restoration.sent).toHaveLength(1))
  },
}

const access = recording(
  updateReportAccess,
  { status: 422, content: updateReportAccess.problem['report-access-contact-of-another-client'] },
  { content: updateReportAccess.success.several },
)
/** A contact of another client is refused at the field. A changed kind of access is sent completely. */
export const AccessChanged: Story = {
  parameters: { ...inPortal(reportStory('?tab=access')), msw: [access.handler, ...services] },
  beforeEach: () => {
    access.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = accessTextsOf(globals)
    const canvas = within(canvasElement)
    const grades = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.grades}`) })
    await userEvent.type(grades, 'Mana')
    await userEvent.click(await screen.findByRole('option', { name: 'Manager' }))
    await userEvent.keyboard('{Escape}')
    const save = canvas.getByRole('button', { name: texts.access.save })
    await userEvent.click(save)
    await waitFor(() =>
      expect(canvas.getAllByText(asRead(texts.problem.contactOfAnotherClient))[0]).toBeVisible(),
    )
    await expect(access.sent[0]).toEqual({ version: '"3"', body: { grades: ['Associé', 'Manager'] } })
  },
}
