import {
  checkReportFile,
  createReportFile,
  deleteReportFile,
  listReportFiles,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { reportFilesTexts } from '../../../../../reports/files/i18n/texts.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { answerWith } from '../../../../../stories/answers.ts'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportTemplates } from '../../application.ts'
import { filled } from '../../../../../stories/read-texts.ts'
import {
  atFile,
  atVersion,
  foundInTurn,
  monthly,
  parts,
  portal,
  textsOf,
} from '../../report-templates-stories.fixtures.ts'
import { TemplateFileScreen } from './TemplateFileScreen.tsx'

/** The files that were on their way before the page was opened. */
const known = (...files: ReportFile[]) => answerWith<'listReportFiles'>(listReportFiles, { value: files })
const ofTemplate = { kind: 'template', pages: [], bookmarks: [] } satisfies Partial<ReportFile>
const arrived: ReportFile = {
  ...checkReportFile.success.quarter,
  ...ofTemplate,
  id: 8,
  fileName: 'Mensuel.pbit',
}
const arriving: ReportFile = {
  ...createReportFile.success.quarter,
  ...ofTemplate,
  fileName: 'Stocks.pbit',
  receivedSize: 16_777_216,
}

const meta = {
  title: 'Screens/Report templates/File',
  component: TemplateFileScreen,
  decorators: [
    atItsAddress(reportTemplates.paths.create, reportTemplates.paths.version),
    withPortal({ ...portal, ...atFile }),
  ],
  parameters: { layout: 'fullscreen', msw: [known(), ...parts] },
} satisfies Meta<typeof TemplateFileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: texts.file.label })).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.file.newTitle)
  },
}

/** What is no template is refused before a byte of it is sent, with the reason. */
export const Refused: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = globals['locale'] === 'fr' ? reportFilesTexts.fr : reportFilesTexts.en
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: textsOf(globals).file.label })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['no zip'], 'Mensuel.pbit'))
    await waitFor(() => expect(canvas.getByText(new RegExp(texts.refusal.unreadable))).toBeVisible())
  },
}

const removal = recording(deleteReportFile, { status: 204 })

/** What arrived before the page was loaded again becomes a template; what was on its way goes on, or is thrown away. */
export const GoesOn: Story = {
  parameters: { msw: [known(arriving, arrived), removal.handler, ...parts], picture: 'none' },
  beforeEach: () => {
    removal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('form', { name: texts.record.name }))
    await expect(form.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })).toHaveValue(
      'Mensuel',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Retirer) Stocks\.pbit$/ }))
    await waitFor(() => expect(removal.sent).toHaveLength(1))
    await expect(canvas.queryByText('Stocks.pbit')).toBeNull()
  },
}

/** A newer file for a template that exists. */
export const NewVersion: Story = {
  parameters: {
    ...inPortal(atVersion),
    msw: [foundInTurn(monthly), known(), ...parts],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const sentence = filled(texts.file.versionSentence, { name: monthly.name })
    await waitFor(() => expect(within(canvasElement).getByText(sentence)).toBeVisible())
  },
}
