import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { Route, Routes } from 'react-router'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { SignedInScreen } from './SignedInScreen.tsx'

const signedOut = { token: undefined, ended: undefined }

/** The page that the person wanted when they were asked to sign in. */
function Destination() {
  return (
    <Page>
      <PageHeader
        title="Campagnes de confirmation des établissements et de leurs commanditaires"
        sentence="La page que la personne avait demandée avant de s’identifier."
      />
    </Page>
  )
}

const meta = {
  title: 'Screens/Signed in',
  component: SignedInScreen,
  decorators: [withPortal({ session: signedOut, path: '/signed-in' })],
  render: () => (
    <Routes>
      <Route path="/signed-in" element={<SignedInScreen />} />
      <Route path="/app/confirm/campaigns" element={<Destination />} />
    </Routes>
  ),
} satisfies Meta<typeof SignedInScreen>
export default meta
type Story = StoryObj<typeof meta>

/** After signing in, the person is at their destination, and the history has no trace of the callback. */
export const Loaded: Story = {
  parameters: inPortal({
    session: signedOut,
    path: '/signed-in',
    completes: { returnTo: '/app/confirm/campaigns' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Campagnes/))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/Signing you in|Connexion en cours/)).toBeVisible(),
    )
  },
}
export const Failed: Story = {
  parameters: inPortal({ session: signedOut, path: '/signed-in', completes: 'fails' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible())
  },
}

/** The sign-in page cannot be reached either: the page says so, and the button stays. */
export const FailedAgain: Story = {
  parameters: {
    ...inPortal({ session: signedOut, path: '/signed-in', starts: 'fails', completes: 'fails' }),
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Sign in again|Se reconnecter)$/ }))
    await waitFor(() => expect(canvas.getByText(/not responding|ne répond pas/)).toBeVisible())
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}
