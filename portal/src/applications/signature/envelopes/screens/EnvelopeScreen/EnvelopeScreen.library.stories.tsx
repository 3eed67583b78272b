import {
  getSignatureEnvelope,
  listSignatureSigners,
  saveSignedDocument,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { signatures } from '../../application.ts'
import {
  atPlaceWithToasts,
  completed,
  documentFile,
  portal,
  textsOf,
} from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const { saved } = saveSignedDocument.success
const own = { ...completed, isMine: true, documentId: 12 }
const source = { ...saved.document, name: 'Attestation Fontaine.pdf', savedNumber: null, isSavable: true }
const unsaved = { ...own, document: source }
const kept = { ...own, document: { ...source, savedNumber: 2, isSavable: false } }
const saving = recording(saveSignedDocument, { content: kept })
const others = [answer(listSignatureSigners, 'some'), ...documentFile]

const meta = {
  title: 'Screens/Signed document of the library',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(
    signatures,
    'record',
    portal,
    [answerInTurn(getSignatureEnvelope, unsaved, kept), ...others, saving.handler],
    { envelopeId: completed.id },
  ),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Texts = ReturnType<typeof textsOf>

async function openSaving(canvas: Canvas, texts: Texts) {
  await userEvent.click(await canvas.findByRole('button', { name: asRead(texts.save.action) }))
  const name = asRead(filled(texts.save.title, { name: source.name }))
  return within(await screen.findByRole('alertdialog', { name }))
}

/** The sender saves the signed PDF as the current version of its document, and the page says so afterwards. */
export const Saved: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(texts.document.notSaved))).toBeVisible())
    await expect(canvas.getByRole('link', { name: source.name })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/uploadFiles\/document\/12$/),
    )
    const dialog = await openSaving(canvas, texts)
    await expect(dialog.queryByText(asRead(texts.save.changed))).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: texts.save.confirm }))
    const version = asRead(filled(texts.document.saved, { version: 2 }))
    await waitFor(() => expect(canvas.getByText(version)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: asRead(texts.save.action) })).toBeNull()
    await expect(saving.sent).toHaveLength(1)
  },
}

/** The document has a newer version since: the dialog says that it stays below the signed one. */
export const NewerVersion: Story = {
  parameters: {
    msw: [
      answerInTurn(getSignatureEnvelope, { ...unsaved, document: { ...source, hasChanged: true } }),
      ...others,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openSaving(canvas, texts)
    await expect(dialog.getByText(asRead(texts.save.changed))).toBeVisible()
  },
}

/** The client has no room left for documents: the dialog says so, and nothing is saved. */
export const Refused: Story = {
  parameters: {
    msw: [
      answerInTurn(getSignatureEnvelope, unsaved),
      ...others,
      refuse(saveSignedDocument, 'document-quota-reached'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openSaving(canvas, texts)
    await userEvent.click(dialog.getByRole('button', { name: texts.save.confirm }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.libraryQuota))).toBeVisible())
  },
}

/** A signer who may read the document sees where it is, but saves nothing there. */
export const OfAnother: Story = {
  parameters: {
    msw: [
      answerInTurn(getSignatureEnvelope, {
        ...unsaved,
        isMine: false,
        document: { ...source, isSavable: false },
      }),
      ...others,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('link', { name: source.name })
    await expect(canvas.queryByRole('button', { name: asRead(texts.save.action) })).toBeNull()
  },
}
