import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

export const WantedPage: Story = { args: { returnTo: '/app/menu/admin' } }
export const Expired: Story = {
  parameters: inPortal({ session: { token: undefined, ended: 'expired' } }),
}
export const SignedOut: Story = {
  parameters: inPortal({ session: { token: undefined, ended: 'signed-out' } }),
}

export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ }))
    await expect(await canvas.findByText(/Going to the sign-in page|Ouverture de la page/)).toBeVisible()
  },
}

export const ProviderUnreachable: Story = {
  parameters: inPortal({ session: signedOut, starts: 'fails' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot be reached|inaccessible/)
  },
}
