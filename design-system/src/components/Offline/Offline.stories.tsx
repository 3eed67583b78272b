import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Offline } from './Offline.tsx'

const meta = {
  title: 'Feedback/Offline',
  component: Offline,
  args: { onRetry: fn() },
} satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Section: Story = {
  args: { size: 'section' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
/** The texts are fixed, so the awkward case is the place: as narrow as a column of a page on a phone. */
export const Permutations: Story = {
  args: { isRetrying: true, size: 'section' },
  decorators: [
    Story => (
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
        <Story />
        <p>
          La demande d’onboarding de l’établissement secondaire est conservée dans ce navigateur&nbsp;; elle
          sera envoyée dès que le réseau reviendra.
        </p>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
}
