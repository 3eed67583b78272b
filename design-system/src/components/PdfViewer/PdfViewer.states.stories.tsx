import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PdfViewer, type PdfProblem, type PdfViewerProps } from './PdfViewer.tsx'
import {
  annualReport,
  brokenFile,
  damagedReport,
  emptyFile,
  lockedReport,
  notPdf,
  password,
  truncatedReport,
} from './samples.fixtures.ts'
import { openedDocument, opening, withDocument } from './stories.fixtures.tsx'

const meta = {
  title: 'Components/PdfViewer/States',
  component: PdfViewer,
  args: { height: '28rem' },
} satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<Partial<PdfViewerProps>>

const address = '/documents/rapport.pdf'
const fetched = withDocument(() => ({
  url: address,
  headers: () => ({ authorization: 'Bearer of-the-story' }),
}))

export const Loading: Story = {
  ...fetched,
  parameters: { msw: [http.get(`*${address}`, () => delay('infinite'))] },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', {}, opening)
    await expect(bar).toHaveAccessibleName(/^(Opening|Ouverture de) /)
  },
}

export const Password: Story = {
  ...withDocument(lockedReport),
  args: { onDocumentLoaded: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(/^(Document password|Mot de passe du document)/, {}, opening)
    const submit = canvas.getByRole('button', { name: /^(Open document|Ouvrir le document)$/ })
    await userEvent.type(field, 'Éphéméride-24{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/(password is wrong|mot de passe est faux)/),
    )
    // The typed password is still there to be corrected.
    await expect(field).toHaveValue('Éphéméride-24')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, password)
    submit.focus()
    await userEvent.keyboard('{Enter}')
    const { pages } = await openedDocument(canvasElement)
    // The focused field has gone, so the focus moves to the document.
    await expect(pages).toHaveFocus()
    await expect(args.onDocumentLoaded).toHaveBeenCalledWith(
      expect.objectContaining({ isEncrypted: true, pages: 1 }),
    )
    await waitFor(() => expect(canvas.getByText('Comptes')).toBeInTheDocument())
  },
}

export const PasswordWanted: Story = {
  ...withDocument(lockedReport),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(/^(Document password|Mot de passe du document)/, {}, opening)
  },
}

/** The reader is told in words and the application by name. A retry is only offered if it may help. */
const refusal = (problem: PdfProblem, words: RegExp, canRetry = false): Pick<Story, 'args' | 'play'> => ({
  args: { onProblem: fn() },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, opening)
    await expect(within(alert).getByRole('heading')).toHaveTextContent(words)
    await expect(args.onProblem).toHaveBeenCalledWith(problem)
    await expect(within(alert).queryAllByRole('button')).toHaveLength(canRetry ? 1 : 0)
  },
})

export const Broken: Story = { ...withDocument(brokenFile), ...refusal('broken', /damaged|endommagé/) }
export const CutOff: Story = { ...withDocument(truncatedReport), ...refusal('broken', /damaged|endommagé/) }
export const NotPdf: Story = {
  ...withDocument(notPdf),
  ...refusal('notPdf', /not a PDF|pas un document PDF/),
}
export const Empty: Story = { ...withDocument(emptyFile), ...refusal('empty', /empty|vide/) }

const tooLarge = refusal('tooLarge', /too large|trop volumineux/)
export const TooLarge: Story = {
  ...withDocument(annualReport),
  ...tooLarge,
  args: { ...tooLarge.args, maximumBytes: 2048 },
}
/** The server announces the size before the whole file has arrived. */
export const TooLargeToFetch: Story = {
  ...fetched,
  ...tooLarge,
  args: { ...tooLarge.args, maximumBytes: 2048 },
  parameters: {
    msw: [http.get(`*${address}`, async () => new HttpResponse(await (await annualReport()).arrayBuffer()))],
  },
}

const status = (code: number) => ({
  msw: [http.get(`*${address}`, () => new HttpResponse(null, { status: code }))],
})
export const Missing: Story = {
  ...fetched,
  ...refusal('missing', /no longer exists|n’existe plus/, true),
  parameters: status(404),
}
export const Denied: Story = {
  ...fetched,
  ...refusal('denied', /not have access|n’avez pas accès/, true),
  parameters: status(403),
}
/** A response that is not a PDF, such as an error page of a proxy. */
export const FetchedPage: Story = {
  ...fetched,
  ...refusal('notPdf', /not a PDF|pas un document PDF/),
  parameters: { msw: [http.get(`*${address}`, () => HttpResponse.html('<p>Sign in</p>'))] },
}

const answers: { headers: (string | null)[] } = { headers: [] }
export const NetworkLost: Story = {
  ...fetched,
  args: { onProblem: fn() },
  parameters: {
    msw: [
      http.get(`*${address}`, async ({ request }) => {
        answers.headers.push(request.headers.get('authorization'))
        if (answers.headers.length === 1) {
          // pdf.js handles the response once its worker asks for it; an earlier failure would be an unhandled rejection
          // for a moment.
          await delay(300)
          return HttpResponse.error()
        }
        return new HttpResponse(await (await annualReport()).arrayBuffer())
      }),
    ],
  },
  beforeEach: () => {
    answers.headers = []
  },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, opening)
    await expect(args.onProblem).toHaveBeenCalledWith('network')
    await userEvent.click(within(alert).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    const { pages } = await openedDocument(canvasElement)
    await expect(pages).toHaveFocus()
    await expect(answers.headers).toEqual(['Bearer of-the-story', 'Bearer of-the-story'])
  },
}

const ownWorker = window.Worker
/** The viewer's own code cannot be loaded, and is retried. */
export const ViewerLost: Story = {
  ...withDocument(annualReport),
  args: { onProblem: fn() },
  beforeEach: () => {
    window.Worker = class extends ownWorker {
      constructor(_url: string | URL, options?: WorkerOptions) {
        super('/not-there.js', options)
      }
    }
    return () => {
      window.Worker = ownWorker
    }
  },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, opening)
    await expect(args.onProblem).toHaveBeenCalledWith('viewer')
    window.Worker = ownWorker
    await userEvent.click(within(alert).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await openedDocument(canvasElement)
  },
}

/** A page that cannot be read does not affect the others. */
export const DamagedPage: Story = {
  ...withDocument(damagedReport),
  args: { height: '40rem', zoom: 0.5 },
  play: async ({ canvasElement }) => {
    const { canvas } = await openedDocument(canvasElement)
    const damaged = canvas.getByRole('region', { name: /^Page 2 / })
    await waitFor(() =>
      expect(
        within(damaged).getByText(/^(This page cannot be displayed|Cette page ne peut pas être affichée)\.$/),
      ).toBeVisible(),
    )
    await expect(canvas.getByText('Une page')).toBeInTheDocument()
    // The document is reopened at the same place.
    await userEvent.click(within(damaged).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() => expect(damaged).not.toBeInTheDocument())
    await openedDocument(canvasElement)
  },
}

export const Permutations: Story = {
  ...withDocument(lockedReport),
  render: (args, context) => {
    const { props } = withDocument(lockedReport).render(args, context) as { props: PdfViewerProps }
    return (
      <Stack>
        <PdfViewer {...props} title={'Anticonstitutionnellement'.repeat(4)} />
        <PdfViewer source={emptyFile()} title="Vide" height="22rem" />
        <PdfViewer source={brokenFile()} title="Endommagé" height="22rem" />
        <PdfViewer source={brokenFile()} title="Trop volumineux" height="22rem" maximumBytes={10} />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3), opening)
    await userEvent.type(
      await canvas.findByLabelText(/^(Document password|Mot de passe du document)/, {}, opening),
      'x{Enter}',
    )
    await canvas.findByText(/^(The password is wrong|Le mot de passe est faux)/)
    // The cursor would blink in the picture.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
