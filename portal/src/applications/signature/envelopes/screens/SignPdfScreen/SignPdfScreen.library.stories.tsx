import {
  createDocumentEnvelope,
  getDocument,
  listDocuments,
  listSignatureUploads,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerPage, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { UnsavedGuard } from '../../../../../unsaved/UnsavedGuard.tsx'
import { signatures } from '../../application.ts'
import { portal, textsOf } from '../../signature-stories.fixtures.tsx'
import { SignPdfScreen } from './SignPdfScreen.tsx'

const scopes = portal.person?.scopes ?? new Set()
const person = { ...portal.person, scopes: new Set([...scopes, 'Documents.Read']) }
const known = answer(listDocuments, 'some')
const nothingBefore = answerPage(listSignatureUploads)
const preparing = recording(createDocumentEnvelope, { content: createDocumentEnvelope.success.draft })

const meta = {
  title: 'Screens/Sign a document from the library',
  component: SignPdfScreen,
  ...atPlace(signatures, 'new', { ...portal, person }, [nothingBefore, known, preparing.handler]),
} satisfies Meta<typeof SignPdfScreen>
export default meta
type Story = StoryObj<typeof meta>

type Texts = ReturnType<typeof textsOf>
const dialogOf = async (texts: Texts) =>
  within(await screen.findByRole('dialog', { name: asRead(texts.library.title) }))

const { letter } = getDocument.success
/** Another page of the portal sent the reader here for a document: it is chosen already. */
const ofLetter = inPortal(at(signatures, 'new', {}, `?document=${letter.id}`))

/** A document that another page sent the reader here for is chosen, and becomes a draft. */
export const Chosen: Story = {
  parameters: { ...ofLetter, msw: [nothingBefore, known, answer(getDocument, 'letter'), preparing.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await dialogOf(texts)
    await expect(dialog.getByRole('combobox')).toHaveValue(letter.name)
    await userEvent.click(dialog.getByRole('button', { name: texts.library.confirm }))
    await ledTo(canvasElement, '/app/sign/document/1')
    await expect(preparing.sent).toHaveLength(1)
  },
}

/**
 * Without a document in the address, the reader searches one. A form without one is not sent, and the draft opens
 * without a question about unsaved changes.
 */
export const Searched: Story = {
  render: () => (
    <>
      <SignPdfScreen />
      <UnsavedGuard />
    </>
  ),
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: asRead(texts.new.fromLibrary) }))
    const dialog = await dialogOf(texts)
    const field = dialog.getByRole('combobox')
    await userEvent.click(dialog.getByRole('button', { name: texts.library.confirm }))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(preparing.sent).toHaveLength(0)
    await userEvent.type(field, 'lettre')
    await userEvent.click(await screen.findByRole('option', { name: /Lettre de mission/ }))
    await waitFor(() => expect(field).toHaveValue('Lettre de mission 2025.pdf'))
    await userEvent.click(dialog.getByRole('button', { name: texts.library.confirm }))
    await ledTo(canvasElement, '/app/sign/document/1')
  },
}

/** A PDF that cannot be signed is refused with the reason; another one can be chosen. */
export const Encrypted: Story = {
  parameters: {
    ...ofLetter,
    msw: [
      nothingBefore,
      known,
      answer(getDocument, 'letter'),
      refuse(createDocumentEnvelope, 'signature-encrypted'),
    ],
    picture: 'none',
  },
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const dialog = await dialogOf(texts)
    await userEvent.click(dialog.getByRole('button', { name: texts.library.confirm }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(asRead(texts.problem.encrypted))
    await expect(dialog.getByRole('combobox')).toHaveValue(letter.name)
  },
}

/** The document in the address is gone or not for this reader: they choose another one. */
export const Gone: Story = {
  parameters: { ...ofLetter, msw: [nothingBefore, known, refuse(getDocument, 'not-found')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await dialogOf(texts)
    await expect(dialog.getByText(asRead(texts.library.notLoaded))).toBeVisible()
    await expect(dialog.getByRole('combobox')).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: asRead(texts.new.fromLibrary) })).toBeVisible()
  },
}

/** People who may not read the library are offered uploading only. */
export const WithoutLibrary: Story = {
  parameters: { ...inPortal({ person: { ...person, scopes } }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('group', { name: texts.new.label })
    await expect(canvas.queryByRole('button', { name: asRead(texts.new.fromLibrary) })).toBeNull()
  },
}
