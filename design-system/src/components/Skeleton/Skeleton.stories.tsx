import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton, SkeletonGroup, skeletonShapes } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Block: Story = { args: { shape: 'block', height: '6rem' } }
export const Square: Story = { args: { shape: 'square', width: '3rem' } }
export const Circle: Story = { args: { shape: 'circle', width: '3rem' } }
export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Chargement des menus…">
      <Stack gap={2}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Chargement des menus…')
  },
}
