import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { ConsentUnavailableScreen } from './ConsentUnavailableScreen.tsx'

const meta = {
  title: 'Screens/Consent unavailable',
  component: ConsentUnavailableScreen,
  decorators: [withPortal()],
  args: {
    error: new ApiProblem({
      code: 'database-unavailable',
      status: 503,
      title: 't',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    }),
    onRetry: fn(),
    isRetrying: false,
  },
} satisfies Meta<typeof ConsentUnavailableScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Pressing again during a retry sends no second request. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try again|Réessayer)/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
/** No service received the request, so there is nothing for support to look up. */
export const NoNetwork: Story = {
  args: { error: new NetworkFailure(undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/^(Details|Détails)$/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^(Sign out|Se déconnecter)$/ })).toBeVisible()
  },
}
