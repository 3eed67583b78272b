import {
  createSignatureUpload,
  deleteSignatureUpload,
  importSignatureUpload,
  listSignatureUploads,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { smallPdf } from '../../../../../stories/small-pdf.ts'
import { signatures } from '../../application.ts'
import { portal, textsOf } from '../../signature-stories.fixtures.tsx'
import { SignPdfScreen } from './SignPdfScreen.tsx'

const nothingBefore = answerPage(listSignatureUploads)

const meta = {
  title: 'Screens/Sign a PDF',
  component: SignPdfScreen,
  ...atPlace(signatures, 'new', portal, [nothingBefore]),
} satisfies Meta<typeof SignPdfScreen>
export default meta
type Story = StoryObj<typeof meta>

const letter = new File([smallPdf()], 'Lettre de mission 2026.pdf', {
  type: 'application/pdf',
  lastModified: Date.parse('2026-02-02T16:40:00.000Z'),
})

/** Chooses a file, as the system’s file picker does. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('No input takes files')
    return found
  })
  await userEvent.upload(input, file)
}

/** The page says which files can be signed before one is chosen. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = within(await canvas.findByRole('group', { name: texts.new.label }))
    await expect(field.getByText(asRead(texts.new.hint))).toBeVisible()
    await expect(field.getAllByRole('button').at(-1)).toBeEnabled()
  },
}

/** Discards the bytes sent here, and answers that they have arrived. */
const bytes = http.all(/\/v1\/Uploads\//, ({ request }) =>
  request.method === 'HEAD'
    ? new HttpResponse(null, {
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'upload-length': String(letter.size),
        },
      })
    : new HttpResponse(null, {
        status: 204,
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': String(letter.size) },
      }),
)

const creation = recording(createSignatureUpload, { content: createSignatureUpload.success.letter })
/** Once the file has arrived, its own page opens. */
export const Sends: Story = {
  parameters: {
    msw: [nothingBefore, creation.handler, bytes, answer(importSignatureUpload, 'draft')],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, letter)
    await ledTo(canvasElement, '/app/sign/document/1')
    await expect(creation.sent[0]?.body).toEqual({ fileName: letter.name, fileSize: letter.size })
  },
}

const removal = recording(deleteSignatureUpload, {})
/** A file that cannot be signed gives the reason and what to do, and cannot be retried. */
export const Encrypted: Story = {
  parameters: {
    msw: [
      nothingBefore,
      creation.handler,
      bytes,
      refuse(importSignatureUpload, 'signature-encrypted'),
      removal.handler,
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await choose(canvasElement, letter)
    await expect(await canvas.findByText(asRead(textsOf(globals).problem.encrypted))).toBeVisible()
    await waitFor(() => expect(removal.sent).toHaveLength(1))
  },
}

/** An interrupted upload resumes once its file is chosen again. */
export const GoesOn: Story = {
  parameters: {
    msw: [
      answerPage(listSignatureUploads, {
        ...createSignatureUpload.success.letter,
        fileSize: letter.size,
        receivedSize: 100,
      }),
      creation.handler,
      bytes,
      answer(importSignatureUpload, 'draft'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(letter.name)
    await choose(canvasElement, letter)
    await ledTo(canvasElement, '/app/sign/document/1')
    await expect(creation.sent).toHaveLength(0)
  },
}

const states = screenStates({
  asks: listSignatureUploads,
  content: { value: [] },
  awaits: async (canvas, globals) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).new.earlierLoading))).toBeInTheDocument()
  },
  shows: async (canvas, globals) => {
    await expect(await canvas.findByRole('group', { name: textsOf(globals).new.label })).toBeVisible()
  },
  failed: globals => textsOf(globals).new.earlierFailed,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
