import {
  addPublicationDocument,
  checkReportFile,
  createReportFile,
  deleteReportFile,
  getPublication,
  getPublicationDocumentDownload,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { answerInTurn } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { followedLinks, rememberFollowedLinks } from '../../../../../stories/followed-links.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { publications } from '../../application.ts'
import {
  choices,
  draft,
  portal,
  sentBefore,
  textsOf,
  validated,
} from '../../publications-stories.fixtures.ts'
import { PublicationScreen } from './PublicationScreen.tsx'

const addressed = (search: string) => inPortal(at(publications, 'record', {}, search))

const meta = {
  title: 'Screens/Publications/Publication/Files',
  component: PublicationScreen,
  ...atPlace(publications, 'record', portal, choices),
} satisfies Meta<typeof PublicationScreen>
export default meta
type Story = StoryObj<typeof meta>

const ofPublication = {
  kind: 'document',
  publicationId: 4,
  pages: [],
  bookmarks: [],
} satisfies Partial<ReportFile>
const arrived: ReportFile = {
  ...checkReportFile.success.quarter,
  ...ofPublication,
  id: 8,
  fileName: 'Tableau.xlsx',
}
const arriving: ReportFile = {
  ...createReportFile.success.quarter,
  ...ofPublication,
  fileName: 'Annexes.pdf',
  receivedSize: 16_777_216,
}
const addition = recording(
  addPublicationDocument,
  { status: 422, content: addPublicationDocument.problem['publication-document-unknown'] },
  { content: addPublicationDocument.success.added },
)
const discarding = recording(deleteReportFile, { status: 204 })

/** After a reload, finished uploads are added to the publication, and unfinished ones can be resumed or discarded. */
export const DocumentsGoOn: Story = {
  parameters: {
    picture: 'none',
    ...addressed('?publication=4&step=documents'),
    msw: [
      sentBefore(arriving, arrived),
      addition.handler,
      discarding.handler,
      answerInTurn(getPublication, draft),
      ...choices,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.documentUnknown)),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Tableau\.xlsx/)
    const again = filled(texts.documents.addAgain, { name: 'Tableau.xlsx' })
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(addition.sent.map(({ body }) => body)).toEqual([{ fileId: 8 }, { fileId: 8 }])
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Retirer) Annexes\.pdf$/ }))
    await waitFor(() => expect(discarding.sent).toHaveLength(1))
    await expect(canvas.queryByText('Annexes.pdf')).toBeNull()
  },
}

const ticket = recording(
  getPublicationDocumentDownload,
  { status: 404, content: getPublicationDocumentDownload.problem['not-found'] },
  { content: getPublicationDocumentDownload.success.ticket },
)

/** The browser downloads a document from an address with a ticket. A failure is explained. */
export const DocumentDownloaded: Story = {
  parameters: {
    picture: 'none',
    ...addressed('?publication=3'),
    msw: [ticket.handler, answerInTurn(getPublication, validated), ...choices],
  },
  beforeEach: rememberFollowedLinks,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = filled(texts.documents.download, { name: 'Notice de lecture.pdf' })
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.documentMissing))
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() =>
      expect(followedLinks).toEqual([
        expect.stringMatching(/\/v1\/PublicationDocuments\(5\)\/File\?ticket=[\w.-]+$/),
      ]),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
