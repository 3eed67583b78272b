import {
  getOnBoardingRequest,
  resendOnBoardingInvitation,
  updateOnBoardingRequest,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { onboarding } from '../../application.ts'
import { onboardingTexts } from '../../i18n/texts.ts'
import { corrected, portal, rejected, textsOf } from '../../onboarding-stories.fixtures.ts'
import { RequestScreen } from './RequestScreen.tsx'

const meta = {
  title: 'Screens/Onboarding/Request',
  component: RequestScreen,
  ...atPlace(onboarding, 'record', portal, [answerInTurn(getOnBoardingRequest, corrected)], {
    requestId: 301,
  }),
} satisfies Meta<typeof RequestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A decider who gets the request again sees what has changed. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: texts.validate.open })
    await expect(canvas.getByText(texts.record.differences)).toBeVisible()
    const role = canvas.getByText(texts.field.clientRole).nextElementSibling
    await expect(role).toHaveTextContent('multirapports')
    const before = filled(texts.record.before, { value: 'Aïcha' })
    await expect(canvas.getAllByText(asRead(before)).length).toBeGreaterThan(0)
    const history = within(canvas.getByRole('list', { name: texts.record.history }))
    await expect(history.getByText('Le contact a quitté la société.')).toBeVisible()
    await expect(history.getByText(texts.reached.corrected)).toBeVisible()
    await expect(history.getByText(texts.next.toValidate)).toBeVisible()
  },
}

/** The creator reads the reason for the rejection and corrects the request. */
export const Rejected: Story = {
  parameters: { msw: [answerInTurn(getOnBoardingRequest, rejected)] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.record.rejectedTitle)).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.correct })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/confirm\/edit\/301$/),
    )
    await expect(canvas.queryByRole('button', { name: texts.validate.open })).toBeNull()
  },
}

/** A reader who neither decides nor created the request is told that they cannot decide. */
export const NotTheDecider: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerInTurn(getOnBoardingRequest, {
        ...corrected,
        isDecider: false,
        mustDecide: false,
        allowedTransitions: [],
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.record.deniedTitle)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: texts.validate.open })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.move.change })).toBeNull()
  },
}

/** The sender does not see that notice; the page says whom the request waits for. */
export const SentByReader: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerInTurn(getOnBoardingRequest, {
        ...corrected,
        isDecider: false,
        mustDecide: false,
        allowedTransitions: [{ to: 'abandoned', operation: 'updateOnBoardingRequest', needsReason: false }],
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('link', { name: texts.move.change })).toBeVisible())
    await expect(canvas.queryByText(texts.record.deniedTitle)).toBeNull()
  },
}

/** Somebody else decided first: nothing is decided unseen. */
export const DecidedMeanwhile: Story = {
  parameters: {
    msw: [
      answerInTurn(getOnBoardingRequest, corrected),
      refuse(updateOnBoardingRequest, 'precondition-failed'),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.validate.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.validate.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.move.changed)).toBeVisible())
  },
}

const invited: typeof corrected = {
  ...corrected,
  statut: 'inProgress',
  mustDecide: false,
  mayResend: true,
  differences: [],
  waitingForEmail: corrected.contactEmail,
  waitingForName: 'Noé Petit',
  invitationSentDate: '2026-03-05T08:00:00Z',
  phoneAcceptedBy: 'staff@parvis.example',
  phoneAcceptedDate: '2026-03-04T10:00:00Z',
  allowedTransitions: [{ to: 'abandoned', operation: 'updateOnBoardingRequest', needsReason: false }],
}
const sending = recording(
  resendOnBoardingInvitation,
  { status: 429, content: resendOnBoardingInvitation.problem['onboarding-resend-limit'] },
  { content: resendOnBoardingInvitation.success.sent },
)

/** The invitation is sent again, within the allowed limit. The confirmation of the phone is still shown. */
export const SentAgain: Story = {
  parameters: { msw: [answerInTurn(getOnBoardingRequest, invited), sending.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const resend = await canvas.findByRole('button', { name: texts.resend.open })
    await expect(canvas.getByText(texts.record.phoneAccepted)).toBeVisible()
    await expect(canvas.queryByText(invited.phoneAcceptedBy ?? '', { exact: false })).toBeNull()
    await userEvent.click(resend)
    const dialog = within(await screen.findByRole('alertdialog'))
    const send = dialog.getByRole('button', { name: texts.resend.confirm })
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.resendLimit))).toBeVisible())
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const failed: typeof corrected = {
  ...invited,
  statut: 'failed',
  failure: 'declined',
  statusReason: 'Je ne travaille plus pour cette société.',
  waitingForEmail: null,
  waitingForName: null,
  waitingSince: null,
}

/** The contact has declined and given a reason. */
export const Failed: Story = {
  parameters: { msw: [answerInTurn(getOnBoardingRequest, failed)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.failure.declined)).toBeVisible())
    await expect(canvas.getByText('Je ne travaille plus pour cette société.')).toBeVisible()
  },
}

/** The contact has joined another client, and the engagement was closed: the invitation is not sent again. */
export const FailedForGood: Story = {
  parameters: {
    msw: [
      answerInTurn(getOnBoardingRequest, {
        ...failed,
        failure: 'contactElsewhere',
        statusReason: null,
        engagementStatut: 'Clos',
        mayResend: false,
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(asRead(texts.failure.contactElsewhere))).toBeVisible())
    await expect(canvas.getByText(asRead(texts.record.closedEngagement))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.abandon.open })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.resend.open })).toBeNull()
  },
}

/** The engagement was closed while the reader had the request open: the dialog says why nothing was sent. */
export const ClosedMeanwhile: Story = {
  parameters: {
    msw: [
      answerInTurn(getOnBoardingRequest, failed),
      refuse(resendOnBoardingInvitation, 'onboarding-engagement-closed'),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.resend.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.resend.confirm }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.engagementClosed))).toBeVisible())
  },
}

const giving = recording(updateOnBoardingRequest, { content: updateOnBoardingRequest.success.validated })

/** A request is abandoned, with or without a reason. */
export const Abandoned: Story = {
  parameters: { msw: [answerInTurn(getOnBoardingRequest, corrected), giving.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.abandon.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.abandon.confirm }))
    await waitFor(() => expect(giving.sent[0]).toEqual({ version: '"3"', body: { statut: 'abandoned' } }))
  },
}

const states = recordStates({
  asks: getOnBoardingRequest,
  texts: onboardingTexts,
  thing: corrected,
  shows: ({ contactRole }) => contactRole,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
