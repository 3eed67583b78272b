import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { getSignatureEnvelope, sendSignatureEnvelope } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answerInTurn, answerPage } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { signatures } from '../../application.ts'
import { atPlaceWithToasts, documentFile, draft, portal, textsOf } from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const person = {
  id: 12,
  contactFullName: 'Léa Fontaine',
  contactEmailOffice: 'lea.fontaine@fontaine.example',
}
const sending = recording(sendSignatureEnvelope, { content: sendSignatureEnvelope.success.sent })
const author = { ...portal, person: { ...portal.person, email: draft.createdBy } }

const meta = {
  title: 'Screens/Order of signatures',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(
    signatures,
    'record',
    author,
    [
      answerInTurn(getSignatureEnvelope, draft),
      ...documentFile,
      answerPage(listContacts, person),
      sending.handler,
    ],
    { envelopeId: draft.id },
  ),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The sender signs last: the order is changed by keyboard, the focus stays with the person, and it is announced. */
export const SenderLast: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const { prepare } = texts
    await userEvent.click(await canvas.findByRole('radio', { name: prepare.several }))
    await userEvent.type(canvas.getByRole('combobox', { name: new RegExp(`^${prepare.peopleLabel}`) }), 'Léa')
    await userEvent.click(await screen.findByRole('option', { name: /Léa Fontaine/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('checkbox', { name: prepare.meToo }))
    await expect(canvas.queryByText(prepare.orderList)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: prepare.inOrder }))
    await waitFor(() => expect(canvas.getByText(prepare.orderList)).toBeVisible())
    const named = (text: string, name: string) => canvas.getByRole('button', { name: filled(text, { name }) })
    await expect(named(prepare.earlier, prepare.me)).toBeDisabled()
    named(prepare.later, prepare.me).focus()
    await userEvent.keyboard('{Enter}')
    const told = filled(prepare.movedTo, { name: prepare.me, number: 2, all: 2 })
    await waitFor(() => expect(canvas.getByText(asRead(told))).toBeVisible())
    // There is no later place: the button for an earlier one has the focus.
    await waitFor(() => expect(named(prepare.earlier, prepare.me)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: prepare.submitSeveral }))
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    // The places stay with their people.
    await expect(sending.sent[0]?.body).toMatchObject({
      signers: [
        { contactId: 12, page: 3, across: 50, down: 100 },
        { contactId: null, page: 3, across: 100, down: 100 },
      ],
      isOrdered: true,
    })
  },
}
