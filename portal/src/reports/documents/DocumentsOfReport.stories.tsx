import { listReportDocuments } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../stories/answers.ts'
import { asRead, filled, textsIn } from '../../stories/read-texts.ts'
import { withPortal } from '../../stories/withPortal.tsx'
import { DocumentsOfReport } from './DocumentShelf.tsx'
import { reportDocumentsTexts } from './i18n/texts.ts'

const meta = {
  title: 'Reports/Documents of a report',
  component: DocumentsOfReport,
  args: { reportId: 44 },
  decorators: [withPortal({ texts: { reportDocuments: reportDocumentsTexts } })],
  parameters: { msw: [answer(listReportDocuments, 'some')], picture: 'none' },
} satisfies Meta<typeof DocumentsOfReport>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = textsIn(reportDocumentsTexts)

export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const name = filled(textsOf(globals).download, { name: 'Notice de lecture.pdf' })
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name })).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listReportDocuments)] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).loading)).toBeInTheDocument())
  },
}

export const Empty: Story = {
  parameters: { msw: [answerWith<'listReportDocuments'>(listReportDocuments, { value: [] })] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).emptyTitle)).toBeVisible())
  },
}

const saysWhy: Story['play'] = async ({ canvasElement, globals }) => {
  await waitFor(() =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent(asRead(textsOf(globals).failed)),
  )
}
export const ServerError: Story = {
  parameters: { msw: [refuse(listReportDocuments, 'server-error')] },
  play: saysWhy,
}
export const Denied: Story = {
  parameters: { msw: [refuse(listReportDocuments, 'scope-missing')] },
  play: saysWhy,
}
export const Offline: Story = { parameters: { msw: [breakOff(listReportDocuments)] }, play: saysWhy }
