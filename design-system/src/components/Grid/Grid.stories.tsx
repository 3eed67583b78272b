import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: null },
  render: args => (
    <Grid {...args}>
      {['Rapports', 'Onboarding', 'Inventaire', 'Sécurité', 'Notifications'].map(name => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneColumnWhenNarrow: Story = {
  args: { columnWidth: '30rem' },
  decorators: [
    Story => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText('Rapports').getBoundingClientRect()
    await expect(card.width).toBeLessThanOrEqual(18 * 16)
  },
}
