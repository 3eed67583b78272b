import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  decorators: [withPortal({ path: '/nowhere' })],
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/')
  },
}
