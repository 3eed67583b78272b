import {
  acceptInvitation,
  declineInvitation,
  proveInvitation,
  readInvitation,
  requestInvitationCode,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { forgetInvitation, holdInvitation } from '../../../session/invitation.ts'
import { browserStorage, storageKeys } from '../../../session/storage.ts'
import { answer, answerWith, breakOff, neverAnswer, problemOf, refuse } from '../../../stories/answers.ts'
import { filled, textsIn } from '../../../stories/read-texts.ts'
import { forgetSent, recording } from '../../../stories/recording.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { welcomeTexts } from './i18n/texts.ts'
import { WelcomeScreen } from './WelcomeScreen.tsx'

const textsOf = textsIn(welcomeTexts)
const { token } = readInvitation.body.token
const codeNeeded = readInvitation.success['code-needed']

const meta = {
  title: 'Screens/Onboarding/Welcome',
  component: WelcomeScreen,
  decorators: [
    withPortal({ texts: { welcome: welcomeTexts }, session: { token: undefined, ended: undefined } }),
  ],
  parameters: { layout: 'fullscreen', msw: [answer(readInvitation, 'code-needed')] },
  beforeEach: ({ globals }) => {
    forgetSent()
    const tab = browserStorage('sessionStorage')
    forgetInvitation(tab)
    holdInvitation(new URL(`https://parvis.example/welcome#${token}`), tab)
    // The reader of a story has already chosen its language.
    localStorage.setItem(storageKeys.language, String(globals['locale']))
    return () => {
      forgetInvitation(tab)
      localStorage.removeItem(storageKeys.language)
    }
  },
} satisfies Meta<typeof WelcomeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Shows who invites to what, and the proof of the address; also tested under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: new RegExp(texts.code.label) })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(
      canvas.getByRole('heading', { level: 1, name: filled(texts.greeting, { name: 'Aïcha' }) }),
    ).toBeVisible()
    await expect(canvas.getByText(/Théo Lefèvre/)).toBeVisible()
  },
}

const proving = recording(
  proveInvitation,
  { status: 422, content: proveInvitation.problem['invitation-code-wrong'] },
  { content: proveInvitation.success.proved },
)
const accepting = recording(
  acceptInvitation,
  { status: 422, content: acceptInvitation.problem['password-common'] },
  { content: acceptInvitation.success.accepted },
)

/**
 * The whole process: a wrong code, the right one, a password that is too short, one that is too common, and a good
 * one.
 */
export const Accepted: Story = {
  parameters: {
    msw: [answer(readInvitation, 'code-needed'), proving.handler, accepting.handler],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const code = await canvas.findByRole('textbox', { name: new RegExp(texts.code.label) })
    const verify = canvas.getByRole('button', { name: texts.code.confirm })
    await userEvent.click(verify)
    await expect(code).toHaveAccessibleDescription(new RegExp(texts.code.missing))
    await userEvent.type(code, '111111')
    await userEvent.click(verify)
    const wrong = filled(texts.code.wrong_other, { count: 3 })
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(wrong)))
    await expect(code).toHaveFocus()
    await userEvent.clear(code)
    await userEvent.paste(' 482 913 ')
    await userEvent.keyboard('{Enter}')
    const password = await canvas.findByLabelText(new RegExp(`^${texts.password.label}`))
    await waitFor(() => expect(password).toHaveFocus())
    await expect(proving.sent[1]?.body).toEqual({ token, code: '482913' })
    await userEvent.keyboard('court{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(texts.password.tooShort)))
    await expect(accepting.sent).toHaveLength(0)
    await userEvent.keyboard(' et commun{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(texts.password.common)))
    await userEvent.keyboard(' plus du tout{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: texts.done.title })).toBeVisible(),
    )
    await expect(accepting.sent[1]?.body).toEqual({
      token,
      acceptanceSecret: proveInvitation.success.proved.acceptanceSecret,
      password: 'court et commun plus du tout',
    })
    await expect(canvas.getByText(/aicha\.ndiaye@atelier-lumiere\.example/)).toBeVisible()
    await expect(browserStorage('sessionStorage').getItem(storageKeys.invitation)).toBeNull()
  },
}

/** The proof has expired: the address must be proved again. */
export const ProofExpired: Story = {
  parameters: {
    msw: [
      answer(readInvitation, 'code-needed'),
      recording(proveInvitation, { content: proveInvitation.success.proved }).handler,
      refuse(acceptInvitation, 'invitation-proof-expired'),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), '482913{Enter}')
    await userEvent.type(
      await canvas.findByLabelText(new RegExp(`^${texts.password.label}`)),
      'quatre chevaux au galop{Enter}',
    )
    await canvas.findByRole('textbox', { name: new RegExp(texts.code.label) })
  },
}

const another = recording(requestInvitationCode, { status: 204 })

/** Sends a new code and says so. */
export const NewCode: Story = {
  parameters: { msw: [answer(readInvitation, 'code-needed'), another.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.code.again }))
    await waitFor(() => expect(canvas.getByText(texts.code.sent)).toBeVisible())
    await expect(another.sent[0]?.body).toEqual({ token })
  },
}

/** After three codes within an hour, the page says why there is no further one. */
export const NoMoreCodes: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'readInvitation'>(readInvitation, {
        ...codeNeeded,
        mayRequestCode: false,
        codeExpiresDate: null,
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: texts.code.again })
    await expect(button).toBeDisabled()
    await expect(canvas.getByText(texts.code.limit)).toBeVisible()
  },
}

/** Too many attempts from one address. */
export const RateLimited: Story = {
  parameters: {
    msw: [
      answer(readInvitation, 'code-needed'),
      recording(proveInvitation, problemOf('rate-limited')).handler,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), '482913{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

const declining = recording(declineInvitation, { status: 204 })

/** The invitation is declined with a reason. */
export const Declined: Story = {
  parameters: { msw: [answer(readInvitation, 'code-needed'), declining.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.decline.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: texts.decline.confirm })
    await userEvent.click(confirm)
    const reason = dialog.getByRole('textbox')
    await waitFor(() => expect(reason).toBeInvalid())
    await userEvent.type(reason, 'Je ne travaille plus ici.')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(declining.sent[0]?.body).toEqual({ token, reason: 'Je ne travaille plus ici.' }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: texts.declined.title })).toBeVisible(),
    )
  },
}

/** The person already has an account, or the firm has its own identity provider. */
export const SignIn: Story = {
  parameters: { msw: [answer(readInvitation, 'sign-in')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.signIn })).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The invitation has expired or was replaced by a later one. */
export const Expired: Story = {
  parameters: { msw: [answer(readInvitation, 'expired')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).expired.title })
  },
}

/** The invitation has already been accepted. */
export const Done: Story = {
  parameters: {
    msw: [answerWith<'readInvitation'>(readInvitation, { ...codeNeeded, state: 'done' })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: texts.done.title })
    await expect(canvas.getByRole('button', { name: texts.signIn })).toBeVisible()
  },
}

/** A truncated link. */
export const Unknown: Story = {
  parameters: { msw: [refuse(readInvitation, 'invitation-unknown')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).unknown.title })
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(readInvitation)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).title })
  },
}

export const Offline: Story = {
  parameters: { msw: [breakOff(readInvitation)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed))
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible()
  },
}

/** The longest possible names. */
export const LongText: Story = {
  parameters: {
    msw: [
      answerWith<'readInvitation'>(readInvitation, {
        ...codeNeeded,
        contactFirstName: 'Anticonstitutionnellement',
        accountLegalName: 'Société anonyme des établissements commissariat_aux_comptes et compagnie',
        invitedByName: 'Désiré-Barthélemy de La Rochefoucauld-Montmorency',
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox')
  },
}
