import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { SignedInScreen } from './SignedInScreen.tsx'

const signedOut = { token: undefined, ended: undefined }

const meta = {
  title: 'Screens/Signed in',
  component: SignedInScreen,
  decorators: [withPortal({ session: signedOut, path: '/signed-in' })],
} satisfies Meta<typeof SignedInScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Signing you in|Connexion en cours/)).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: inPortal({ session: signedOut, path: '/signed-in', completes: 'fails' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
