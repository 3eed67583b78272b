import {
  checkReportFile,
  createReportFile,
  deleteReportFile,
  listReportFiles,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answerPage } from '../../stories/answers.ts'
import { textsIn } from '../../stories/read-texts.ts'
import { forgetSent, recording } from '../../stories/recording.ts'
import { withPortal } from '../../stories/withPortal.tsx'
import { FileIntake } from './FileIntake.tsx'
import { reportFilesTexts } from './i18n/texts.ts'

const ofTemplate = { kind: 'template', pages: [], bookmarks: [] }
const arrived = { ...checkReportFile.success.quarter, ...ofTemplate, id: 8, fileName: 'Mensuel.pbit' }
const arriving = {
  ...createReportFile.success.quarter,
  ...ofTemplate,
  fileName: 'Stocks.pbit',
  receivedSize: 16_777_216,
}
const removal = recording(deleteReportFile, { status: 204 })

const meta = {
  title: 'Screens/Report files/Intake',
  component: FileIntake,
  decorators: [withPortal({ texts: { reportFiles: reportFilesTexts } })],
  parameters: { picture: 'none', msw: [answerPage(listReportFiles, arriving, arrived), removal.handler] },
  beforeEach: forgetSent,
  args: {
    purpose: { kind: 'template' },
    label: 'Power BI',
    extensions: ['.pbit'],
    maximumFiles: 1,
    children: ({ file }) => <p key={file.id}>{`→ ${file.fileName}`}</p>,
  },
} satisfies Meta<typeof FileIntake>
export default meta
type Story = StoryObj<typeof meta>

/** After a reload, a file that had arrived is used; an unfinished upload can be resumed or discarded. */
export const GoesOn: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('→ Mensuel.pbit')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Retirer) Stocks\.pbit$/ }))
    await waitFor(() => expect(removal.sent).toHaveLength(1))
    await expect(canvas.queryByText('Stocks.pbit')).toBeNull()
  },
}

/** A file that is not a template is refused with the reason before any byte is sent. */
export const Refused: Story = {
  parameters: { msw: [answerPage(listReportFiles)] },
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('group', { name: 'Power BI' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['no zip'], 'Mensuel.pbit'))
    const { unreadable } = textsIn(reportFilesTexts)(globals).refusal
    await waitFor(() => expect(canvas.getByText(new RegExp(unreadable))).toBeVisible())
  },
}
