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
export const Permutations: Story = {
  render: () => (
    <SkeletonGroup label="Chargement de l’historique des modifications apportées aux autorisations des commanditaires de l’établissement secondaire…">
      <Stack gap={2}>
        <Skeleton width="200rem" />
        <Skeleton width="1px" />
        <Skeleton shape="block" width="200rem" height="12rem" />
        <Skeleton shape="square" width="0.5rem" />
        <Skeleton shape="circle" width="9rem" />
        <span>
          <Skeleton width="3ch" /> Responsables de l’établissement
        </span>
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
