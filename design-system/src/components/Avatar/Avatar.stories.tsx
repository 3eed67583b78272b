import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar, avatarSizes } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Zoé Lefèvre' },
  argTypes: { size: { control: 'select', options: avatarSizes } },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
export const Named: Story = {
  args: { isDecorative: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Zoé Lefèvre' })).toBeVisible()
  },
}
export const Permutations: Story = {
  render: () => (
    <Inline>
      {avatarSizes.flatMap(size =>
        ['Zoé Lefèvre', 'Élodie', 'Wilhelmina Wagenknecht', '王 小明', ''].map(name => (
          <Avatar key={size + name} size={size} name={name} />
        )),
      )}
    </Inline>
  ),
}
