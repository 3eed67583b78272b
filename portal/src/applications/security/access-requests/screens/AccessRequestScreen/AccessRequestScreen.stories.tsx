import {
  getAccessRequest,
  grantAccessRequest,
  refuseAccessRequest,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, answerWith, problemOf, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { pending, portal, refused, textsOf } from '../../access-requests-stories.fixtures.ts'
import { accessRequests } from '../../application.ts'
import { accessRequestsTexts } from '../../i18n/texts.ts'
import { AccessRequestScreen } from './AccessRequestScreen.tsx'

const found = answer(getAccessRequest, 'pending')

const meta = {
  title: 'Screens/Access requests/Request',
  component: AccessRequestScreen,
  ...atPlace(accessRequests, 'record', portal, [found], { requestId: 14 }),
} satisfies Meta<typeof AccessRequestScreen>
export default meta
type Story = StoryObj<typeof meta>

const granting = recording(grantAccessRequest, { content: grantAccessRequest.success.granted })
const refusing = recording(refuseAccessRequest, problemOf('access-request-decided'), {
  content: refuseAccessRequest.success.refused,
})

/**
 * Who asks for what and why, with the role that brings the fewest other rights preselected. Also runs under the costly
 * conditions.
 */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(pending.reason)).toBeVisible()
    await expect(canvas.getByText(texts.state.pending)).toBeVisible()
    const roles = within(canvas.getByRole('radiogroup', { name: texts.grant.role }))
    const [first, second] = roles.getAllByRole('radio')
    await expect(first).toBeChecked()
    await expect(first).toHaveAccessibleDescription(/Revoir les droits une fois par an 3/)
    await expect(second).toHaveAccessibleDescription(/Planifier les demandes|Plan requests/)
  },
}

/** Granted with a role other than the first; the request sends the version the reader saw. */
export const Granted: Story = {
  parameters: {
    msw: [answerInTurn(getAccessRequest, pending, grantAccessRequest.success.granted), granting.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Managers' }))
    await userEvent.click(canvas.getByRole('button', { name: texts.grant.confirm }))
    await waitFor(() => expect(granting.sent).toEqual([{ version: '"1"', body: { rolesId: 5 } }]))
    await expect(await canvas.findByText(texts.state.granted)).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.refuse.open })).toBeNull()
  },
}

/** Somebody else decided first, or the role has changed since: the screen says so, and nothing is granted. */
export const NotGranted: Story = {
  parameters: { msw: [found, refuse(grantAccessRequest, 'access-role-unfit')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.grant.confirm }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(asRead(texts.grant.failed))
    await expect(alert).toHaveTextContent(asRead(texts.problem.unfit))
  },
}

/** No role gives the right any more. */
export const NoRole: Story = {
  parameters: {
    msw: [answerWith<'getAccessRequest'>(getAccessRequest, { ...pending, roles: [] })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.grant.none))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.grant.confirm })).toBeNull()
  },
}

/** A reason is required, and is kept when the services reject it. */
export const Refusing: Story = {
  parameters: {
    msw: [
      answerInTurn(getAccessRequest, pending, pending, refuseAccessRequest.success.refused),
      refusing.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.refuse.open }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: texts.refuse.confirm })
    await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getAllByText(texts.refuse.missing)[0]).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox'), 'Non.')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(dialog.getByText(texts.refuse.failed).closest('[role="alert"]')).toHaveTextContent(
        asRead(texts.problem.decided),
      ),
    )
    await expect(dialog.getByRole('textbox')).toHaveValue('Non.')
    await expect(refusing.sent[0]).toEqual({ version: '"1"', body: { answer: 'Non.' } })
  },
}

/** A refused request shows who refused it and why. */
export const Refused: Story = {
  parameters: { msw: [answer(getAccessRequest, 'refused')] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(refused.answer)).toBeVisible()
    await expect(canvas.getByText(/Inès Marchand/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: textsOf(globals).refuse.open })).toBeNull()
  },
}

/** The person got the right in another way, so nobody decided the request. */
export const GrantedOfItself: Story = {
  parameters: {
    msw: [
      answerWith<'getAccessRequest'>(getAccessRequest, {
        ...refused,
        state: 'granted',
        decidedBy: null,
        decidedByName: null,
        answer: null,
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/in another way|obtenu le droit autrement/)).toBeVisible()
  },
}

const states = recordStates({
  asks: getAccessRequest,
  texts: accessRequestsTexts,
  thing: pending,
  shows: ({ reason }) => reason,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
