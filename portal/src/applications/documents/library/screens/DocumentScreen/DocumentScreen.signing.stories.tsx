import {
  getDocument,
  listDocumentVersions,
  listSignatureEnvelopes,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answer, answerInTurn, answerPage } from '../../../../../stories/answers.ts'
import { at } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { documents } from '../../application.ts'
import { atPlaceWithToasts, letter, places, portal, textsOf } from '../../documents-stories.fixtures.tsx'
import { DocumentScreen } from './DocumentScreen.tsx'

const found = answerInTurn(getDocument, letter)
const versions = answer(listDocumentVersions, 'some')
const signatures = answer(listSignatureEnvelopes, 'some')
const scopes = [...(portal.person?.scopes ?? []), 'Signatures.Read']
const signer = { ...portal, person: { ...portal.person, scopes: new Set([...scopes, 'Signatures.Write']) } }
const part = inPortal(at(documents, 'record', { documentId: 31 }, '?tab=signatures'))

const meta = {
  title: 'Screens/Signatures of a document',
  component: DocumentScreen,
  ...atPlaceWithToasts(documents, 'record', signer, [found, versions, signatures, ...places], {
    documentId: 31,
  }),
} satisfies Meta<typeof DocumentScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What was prepared from the document, and where it stands. */
export const Signatures: Story = {
  parameters: part,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [first] = listSignatureEnvelopes.success.some.value
    const link = await canvas.findByRole('link', { name: first?.name ?? '' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/sign\/document\/2$/))
    await expect(canvas.getAllByText(texts.signatures.status.open)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.action.sign })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/sign\/new\?document=31$/),
    )
  },
}

/** Nobody was asked to sign the document yet. */
export const NotSent: Story = {
  parameters: {
    ...part,
    msw: [found, versions, answerPage(listSignatureEnvelopes), ...places],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { emptyTitle } = textsOf(globals).signatures
    await waitFor(() => expect(canvas.getByText(asRead(emptyTitle))).toBeVisible())
  },
}

/** Only PDFs can be signed. */
export const Sheet: Story = {
  parameters: {
    msw: [answerInTurn(getDocument, { ...letter, name: 'Balance.xlsx' }), versions, ...places],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: 'Balance.xlsx' })
    await expect(canvas.queryByRole('link', { name: texts.action.sign })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: texts.tab.signatures })).toBeNull()
  },
}
