import { getMail, resendMail } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, problemOf } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { mail } from '../../application.ts'
import { mailTexts } from '../../i18n/texts.ts'
import { failed, portal, reader, sent, textsOf } from '../../mail-stories.fixtures.ts'
import { MailScreen } from './MailScreen.tsx'

const meta = {
  title: 'Screens/Outgoing email/Message',
  component: MailScreen,
  ...atPlace(mail, 'record', portal, [answerInTurn(getMail, sent)], { mailId: 12 }),
} satisfies Meta<typeof MailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An accepted message, as its recipient reads it. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.state.sent.title)).toBeVisible())
    const frame = canvas.getByTitle(asRead(filled(texts.record.frame, { subject: sent.subject })))
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(canvas.getByText(/1 document joint/)).toBeVisible()
    await expect(canvas.getByText(sent.messageId)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.action.resend })).toBeNull()
  },
}

const resending = recording(resendMail, { content: resendMail.success.queued })
const waiting = { ...failed, status: 'queued', failureReason: null, lastError: null } as const
/** The page says why the message was given up on. Resending asks first and sends the version the reader saw. */
export const GivenUp: Story = {
  parameters: { msw: [answerInTurn(getMail, failed, waiting), resending.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.reason.recipientRefused)).toBeVisible())
    await expect(canvas.getByText('550 5.1.1 no such mailbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.action.resend }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.resend.confirm }))
    await waitFor(() => expect(resending.sent[0]?.version).toBe('"5"'))
    await waitFor(() => expect(canvas.getByText(texts.state.queued.title)).toBeVisible())
  },
}

const refused = recording(resendMail, problemOf('mail-erased'))
export const NotSentAgain: Story = {
  parameters: { msw: [answerInTurn(getMail, failed), refused.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.resend }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.resend.confirm }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.resend.erased))
  },
}

/** A reader without the right to resend sees no button. */
export const GivenUpForReaders: Story = {
  parameters: { ...inPortal({ person: reader }), msw: [answerInTurn(getMail, failed)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.state.failed.title)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: texts.action.resend })).toBeNull()
  },
}

/** A message that waits for its next attempt, with the result of the last one. */
export const Waiting: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerInTurn(getMail, {
        ...sent,
        status: 'queued',
        attempts: 3,
        sentDate: null,
        closedDate: null,
        nextAttemptDate: '2026-11-23T09:30:00.000Z',
        failureReason: 'unreachable',
        lastError: 'connect ECONNREFUSED 192.0.2.1:587',
      }),
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.reason.unreachable)).toBeVisible())
    await expect(canvas.getByText(texts.column.nextAttemptDate)).toBeVisible()
  },
}

export const BeingSent: Story = {
  parameters: {
    msw: [answerInTurn(getMail, { ...sent, status: 'sending', sentDate: null, closedDate: null })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).state.sending.title)).toBeVisible())
  },
}

/** No server sends the message: it can only be read in the outbox. */
export const Kept: Story = {
  parameters: { msw: [answerInTurn(getMail, { ...sent, status: 'kept', sentDate: null })], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).state.kept.title)).toBeVisible())
  },
}

const secret = {
  kind: 'onboarding-invitation',
  secretUntil: '2026-11-24T09:30:00.000Z',
  text: null,
  html: null,
} as const
/** A code is hidden from administrators when a mail server delivers it to the recipient. */
export const Withheld: Story = {
  parameters: {
    msw: [
      answerInTurn(getMail, {
        ...sent,
        ...secret,
        status: 'queued',
        body: 'withheld',
        attempts: 0,
        sentDate: null,
        closedDate: null,
        nextAttemptDate: '2026-11-23T09:30:00.000Z',
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).body.withheld)).toBeVisible())
  },
}

/** A message with a code is erased once it is sent. */
export const SecretErased: Story = {
  parameters: { msw: [answerInTurn(getMail, { ...sent, ...secret, body: 'erased' })] },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).body.erasedSecret)).toBeVisible())
  },
}

/** After a month the text is erased, and the record remains. */
export const TextErased: Story = {
  parameters: {
    msw: [answerInTurn(getMail, { ...sent, body: 'erased', text: null, html: null })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).body.erasedOld)).toBeVisible())
  },
}

const states = recordStates({
  asks: getMail,
  texts: mailTexts,
  thing: sent,
  shows: ({ messageId }) => messageId,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
