import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Page: Story = { args: { size: 'page', reference: '4bf92f3577b34da6a3ce929d0e0e4736' } }
export const Retrying: Story = { args: { isRetrying: true } }
export const Permutations: Story = {
  args: {
    title: 'Une erreur est survenue lors de l’exécution du processus de publication du rapport',
    children: 'Veuillez contacter votre administrateur.',
    reference: '4bf92f3577b34da6a3ce929d0e0e4736'.repeat(3),
  },
}
