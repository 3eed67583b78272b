import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { asRead, textsIn } from '../../../stories/read-texts.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { LandingScreen } from './LandingScreen.tsx'

const signedOut = { token: undefined, ended: undefined }

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  decorators: [withPortal({ session: signedOut })],
  parameters: { layout: 'fullscreen' },
  args: { returnTo: '/' },
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

const textsOf = textsIn({ en, fr })
/** The page says only the reason why the visitor is here, above the sign-in button. */
const telling =
  (reason: 'wanted' | 'expired' | 'signedOut'): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { landing } = textsOf(globals)
    await expect(canvas.getByText(asRead(landing[reason]))).toBeVisible()
    for (const other of ['wanted', 'expired', 'signedOut', 'signedOutKept'] as const)
      if (other !== reason) await expect(canvas.queryByText(asRead(landing[other]))).toBeNull()
  }

/** The visitor opened a page of the portal and is told that it opens after signing in. */
export const WantedPage: Story = {
  args: { returnTo: '/app/menu/admin' },
  parameters: { picture: 'none' },
  play: telling('wanted'),
}
export const Expired: Story = {
  parameters: inPortal({ session: { token: undefined, ended: 'expired' } }),
  play: telling('expired'),
}
export const SignedOut: Story = {
  parameters: inPortal({ session: { token: undefined, ended: 'signed-out' } }),
  play: telling('signedOut'),
}
/** Another tab signed out while a form was open here. */
export const SignedOutOverAForm: Story = {
  args: { hasKept: true },
  parameters: inPortal({ session: { token: undefined, ended: 'signed-out' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is kept in this browser|est conservée dans/)).toBeVisible()
  },
}

export const Leaving: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const signIn = canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ })
    const { top } = signIn.getBoundingClientRect()
    await userEvent.click(signIn)
    await waitFor(() => expect(signIn).toHaveAttribute('data-pending', 'true'))
    await expect(signIn).toHaveFocus()
    // Nothing jumps under the reader's finger.
    await expect(signIn.getBoundingClientRect().top).toBe(top)
  },
}

export const ProviderUnreachable: Story = {
  parameters: inPortal({ session: signedOut, starts: 'fails' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/not responding|ne répond pas/))
  },
}
