import {
  cancelStatementRequest,
  deleteStatementRequest,
  getStatementRequest,
  listStatementRequests,
  startStatementRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { forgetSent, recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, portal, textsOf } from '../../fec-stories.fixtures.tsx'
import { atRequest, found, request, requestAs, requestTextsOf } from '../../request-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const meta = {
  title: 'Screens/Statement import/Requests',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', ...atRequest },
  beforeEach: forgetSent,
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The services are working on the request: the stage, the progress, and what is known of the file. Also runs under the
 * costly conditions.
 */
export const Loaded: Story = {
  parameters: { msw: [found(request)] },
  play: async ({ canvas, globals }) => {
    const { stage } = requestTextsOf(globals)
    const bar = await canvas.findByRole('progressbar', { name: stage.entries })
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await expect(canvas.getByText(request.accountName)).toBeVisible()
    await expect(canvas.getByRole('button', { name: textsOf(globals).processing.cancel })).toBeVisible()
  },
}

/** The request is queued, for an unknown time. */
export const Waiting: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('waiting', { progress: 0, lineCount: null, entryCount: null }))],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('progressbar', { name: texts.processing.waiting })).toBeVisible()
    await expect(canvas.queryByText(texts.figure.entries)).toBeNull()
  },
}

/** Running work is polled until there are statements. */
export const ThenFinished: Story = {
  parameters: {
    picture: 'none',
    msw: (() => {
      let looks = 0
      return [
        http.get(getStatementRequest.pattern, () => {
          looks += 1
          return HttpResponse.json(looks < 2 ? request : requestAs('finished', { failedCheckCount: 0 }))
        }),
      ]
    })(),
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.finished.agree)).toBeVisible(), { timeout: 5000 })
    await expect(canvas.getByRole('heading', { level: 2, name: texts.step.finished })).toBeVisible()
  },
}

/** The statements are ready, and all checks pass. */
export const Finished: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('finished', { progress: 100, failedCheckCount: 0 }))],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = filled(texts.finished.title, { client: request.accountName })
    await waitFor(() => expect(canvas.getByText(asRead(title))).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.finished.open })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/eafautomate\/dashboard\/report\/12$/),
    )
  },
}

/** The statements are ready, but a check fails. */
export const FinishedDiffering: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('finished', { failedCheckCount: 1 }))],
  },
  play: async ({ canvas, globals }) => {
    const differ = filled(textsOf(globals).finished.differ_one, { count: 1 })
    await waitFor(() => expect(canvas.getByText(asRead(differ))).toBeVisible())
  },
}

/** A file with errors: the stage, the rule in words with its remedy, the line and the number of errors. */
export const Failed: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('failed', { failure: getStatementRequest.success.failed.failure }))],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('alert', { name: texts.failure.title })).toBeVisible()
    await expect(canvas.getByText(requestTextsOf(globals).stage.reading)).toBeVisible()
    await expect(canvas.getByText(texts.rule['entry-unbalanced'].title)).toBeVisible()
    await expect(canvas.getByText(/^1[\s,]?204$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.processing.toDashboard })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/eafautomate\/dashboard$/),
    )
  },
}

const failure = { stage: 'statements', rule: null, line: null, count: 0, accounts: [] } as const
const failedBy = (
  kind: 'refused' | 'unmapped' | 'interrupted' | 'storage',
  changes: object = {},
): NonNullable<Story['parameters']> => ({
  msw: [found(requestAs('failed', { failure: { ...failure, kind, accounts: [], ...changes } }))],
})

/** Accounts without a line are listed. */
export const FailedUnmapped: Story = {
  parameters: { ...failedBy('unmapped', { count: 2, accounts: ['380000', '890000'] }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(asRead(textsOf(globals).failure.unmapped))).toBeVisible())
    await expect(canvas.getByText(/380000.+890000/)).toBeVisible()
  },
}

/** The file is not a table, for the reason given. */
export const FailedRefused: Story = {
  parameters: {
    ...failedBy('refused', { stage: 'reading', rule: 'too-many-lines', line: 1_000_002 }),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { title } = textsOf(globals).stop['too-many-lines']
    await waitFor(() => expect(canvas.getByText(asRead(title))).toBeVisible())
  },
}

/** The work was started three times. */
export const FailedInterrupted: Story = {
  parameters: { ...failedBy('interrupted'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(asRead(textsOf(globals).failure.interrupted))).toBeVisible())
  },
}

/** The disk of the services was full: the message names the stage, and the work can be restarted. */
export const FailedStorage: Story = {
  parameters: { ...failedBy('storage', { stage: 'entries' }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(texts.failure.storage))).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.processing.again })).toBeVisible()
  },
}

const starting = recording(startStatementRequest, { content: requestAs('waiting', { progress: 0 }) })
/** A failed request is restarted. */
export const StartedAgain: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('failed')), starting.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.processing.again }))
    await waitFor(() => expect(starting.sent).toHaveLength(1))
  },
}

/** Somebody else has restarted it meanwhile. */
export const NotStartedAgain: Story = {
  parameters: {
    picture: 'none',
    msw: [found(requestAs('cancelled')), refuse(startStatementRequest, 'statement-closed')],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.processing.again }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(requestTextsOf(globals).problem.closed),
    )
  },
}

const canceling = recording(cancelStatementRequest, { content: requestAs('cancelled') })
/** Canceled work can be restarted. */
export const Canceled: Story = {
  parameters: {
    picture: 'none',
    msw: [
      canceling.handler,
      http.get(getStatementRequest.pattern, () =>
        HttpResponse.json(canceling.sent.length > 0 ? requestAs('cancelled') : request),
      ),
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.processing.cancel }))
    await waitFor(() => expect(canvas.getByText(texts.processing.canceled)).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.processing.again })).toBeVisible()
  },
}

const half = requestAs('uploading', {
  progress: 0,
  receivedSize: 9_000_000,
  lineCount: null,
  entryCount: null,
})
/** The page was reloaded before the file had arrived. The upload resumes with the same file. */
export const FileMissing: Story = {
  parameters: { picture: 'none', msw: [found(half)] },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.uploading.missing)).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf('another', 'autre.txt'))
    await waitFor(() =>
      expect(
        canvas.getByText(new RegExp(asRead(texts.uploading.notSame.split('{{')[0] ?? ''))),
      ).toBeVisible(),
    )
  },
}

const text = 'JournalCode\tJournalLib'
const small = requestAs('uploading', {
  progress: 0,
  fileName: 'petit.txt',
  fileSize: text.length,
  receivedSize: 0,
  lineCount: null,
  entryCount: null,
})
/** The same file is chosen again, uploaded, and processed. */
export const FileChosenAgain: Story = {
  parameters: {
    picture: 'none',
    msw: [
      http.head(
        '*/v1/Uploads/*',
        () =>
          new HttpResponse(null, {
            headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Upload-Length': String(text.length) },
          }),
      ),
      http.patch(
        '*/v1/Uploads/*',
        () =>
          new HttpResponse(null, {
            status: 204,
            headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(text.length) },
          }),
      ),
      starting.handler,
      http.get(getStatementRequest.pattern, () =>
        HttpResponse.json(starting.sent.length > 0 ? requestAs('waiting', { progress: 0 }) : small),
      ),
    ],
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByText(texts.uploading.missing)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf(text, 'petit.txt'))
    await waitFor(() => expect(starting.sent).toHaveLength(1), { timeout: 5000 })
    await expect(await canvas.findByRole('progressbar', { name: texts.processing.waiting })).toBeVisible()
  },
}

/** The file cannot be sent: the reason is shown, and it can be retried. */
export const FileNotSent: Story = {
  parameters: {
    picture: 'none',
    msw: [found(small), http.head('*/v1/Uploads/*', () => new HttpResponse(null, { status: 507 }))],
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByText(texts.uploading.missing)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf(text, 'petit.txt'))
    await expect(await canvas.findByRole('button', { name: texts.uploading.retry })).toBeVisible()
  },
}

/** The file has arrived, but no work has been started. */
export const Arrived: Story = {
  parameters: {
    picture: 'none',
    msw: [found({ ...half, receivedSize: half.fileSize })],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('button', { name: texts.uploading.start })).toBeVisible()
  },
}

/** Somebody else is uploading the file. */
export const UploadedByAnother: Story = {
  parameters: {
    picture: 'none',
    msw: [found({ ...half, createdBy: 'staff@parvis.example', createdByName: 'Théo Lefèvre' })],
  },
  play: async ({ canvas, globals }) => {
    const title = filled(textsOf(globals).uploading.ofAnother, { name: 'Théo Lefèvre' })
    await waitFor(() => expect(canvas.getByText(asRead(title))).toBeVisible())
    await expect(canvas.queryByRole('button', { name: textsOf(globals).uploading.delete })).toBeNull()
  },
}

const deletion = recording(deleteStatementRequest, {})
/** A request whose file never arrives is deleted. */
export const Deleted: Story = {
  parameters: {
    picture: 'none',
    msw: [found(half), answerPage(listStatementRequests), deletion.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.uploading.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: requestTextsOf(globals).delete.confirm }))
    await waitFor(() => expect(deletion.sent).toHaveLength(1))
  },
}

/** The request no longer exists. */
export const Gone: Story = {
  parameters: {
    picture: 'none',
    msw: [refuse(getStatementRequest, 'not-found')],
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).request.goneTitle)).toBeVisible())
  },
}

/** The address contains an impossible key. */
export const WrongAddress: Story = {
  parameters: {
    picture: 'none',
    ...inPortal({ path: '/app/aefautomate/import?requestId=douze' }),
    msw: [],
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).request.goneTitle)).toBeVisible())
  },
}

/** The request is loading. */
export const Loading: Story = {
  parameters: {
    picture: 'none',
    msw: [neverAnswer(getStatementRequest)],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf(globals).request.loading)).toBeInTheDocument()
  },
}

/** The request fails to load. */
export const ServerError: Story = {
  parameters: {
    picture: 'none',
    msw: [refuse(getStatementRequest, 'server-error')],
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(textsOf(globals).request.failed))
  },
}
