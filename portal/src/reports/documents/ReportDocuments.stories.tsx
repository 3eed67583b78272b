import { getReportDocumentDownload, listReportDocuments } from '@parvis/api-types/generated/examples/portal'
import { PageHeader } from '@parvis/design-system/PageHeader'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, refuse } from '../../stories/answers.ts'
import { filled, textsIn } from '../../stories/read-texts.ts'
import { withPortal } from '../../stories/withPortal.tsx'
import { reportDocumentsTexts } from './i18n/texts.ts'
import { ReportDocuments } from './ReportDocuments.tsx'

const meta = {
  title: 'Reports/Documents',
  component: ReportDocuments,
  args: { report: { id: 44, name: 'Marge mois' } },
  decorators: [withPortal({ texts: { reportDocuments: reportDocumentsTexts } })],
  parameters: { msw: [answer(listReportDocuments, 'some')] },
} satisfies Meta<typeof ReportDocuments>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = textsIn(reportDocumentsTexts)
const name = 'Notice de lecture.pdf'

/** Opens the panel. */
async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button'))
  return within(await screen.findByRole('dialog'))
}

/** Each document can be downloaded, and a PDF can be read in place. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const panel = await openPanel(canvasElement)
    await waitFor(() => expect(panel.getByText(name)).toBeVisible())
    await expect(panel.getByRole('button', { name: filled(texts.preview, { name }) })).toBeVisible()
    await expect(panel.getByRole('button', { name: filled(texts.download, { name }) })).toBeVisible()
  },
}

/** The document was withdrawn meanwhile: the error appears where it was requested. */
export const GoneMeanwhile: Story = {
  parameters: {
    msw: [answer(listReportDocuments, 'some'), refuse(getReportDocumentDownload, 'not-found')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const panel = await openPanel(canvasElement)
    await userEvent.click(await panel.findByRole('button', { name: filled(texts.preview, { name }) }))
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(texts.missing))
  },
}

/** A report without documents has no button for them next to its name. */
export const None: Story = {
  render: args => <PageHeader title={args.report.name} actions={<ReportDocuments {...args} />} />,
  parameters: {
    msw: [answerWith<'listReportDocuments'>(listReportDocuments, { value: [] })],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull())
  },
}
