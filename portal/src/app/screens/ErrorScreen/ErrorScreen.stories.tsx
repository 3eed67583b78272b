import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const problem = (status: number) =>
  new ApiProblem({ code: 'x', status, title: 'x', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' })

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  decorators: [withPortal()],
  args: { error: new Error('secret detail of the program'), onReload: fn() },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/secret/)).toBeNull()
    if (globals['locale'] === 'fr')
      await expect(canvas.getByText('Un problème a été détecté veuillez réessayer plus tard')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Load the page again|Recharger la page)$/ }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
export const Unauthorized: Story = { args: { error: problem(401) } }
export const NoSuchAction: Story = { args: { error: problem(404) } }
export const ServerFailed: Story = { args: { error: problem(500) } }
export const NoNetwork: Story = { args: { error: new NetworkFailure(undefined) } }
export const NewVersionPublished: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/x.js') },
}
