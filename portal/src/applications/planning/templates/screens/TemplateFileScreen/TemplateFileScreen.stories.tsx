import {
  checkReportFile,
  getReportTemplate,
  listReportFiles,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { answerInTurn, answerPage } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { reportTemplates } from '../../application.ts'
import { monthly, parts, portal, textsOf } from '../../report-templates-stories.fixtures.ts'
import { TemplateFileScreen } from './TemplateFileScreen.tsx'

/** Uploads that were under way before the page was opened. */
const known = (...files: object[]) => answerPage(listReportFiles, ...files)
const arrived = { ...checkReportFile.success.quarter, kind: 'template', fileName: 'Mensuel.pbit' }

const meta = {
  title: 'Screens/Report templates/File',
  component: TemplateFileScreen,
  ...atPlace(reportTemplates, ['create', 'version'], portal, [known(), ...parts]),
} satisfies Meta<typeof TemplateFileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** No file is chosen yet. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('group', { name: texts.file.label })).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.file.newTitle)
  },
}

/** A file uploaded before a reload becomes a template. */
export const GoesOn: Story = {
  parameters: { msw: [known(arrived), ...parts], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form', { name: texts.record.name }))
    const name = form.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await expect(name).toHaveValue('Mensuel')
  },
}

/** A newer file for an existing template. */
export const NewVersion: Story = {
  parameters: {
    ...inPortal(at(reportTemplates, 'version', { templateId: 3 })),
    msw: [answerInTurn(getReportTemplate, monthly), known(), ...parts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const sentence = filled(texts.file.versionSentence, { name: monthly.name })
    await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible())
  },
}
