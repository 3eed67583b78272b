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
export const Permutations: Story = {
  args: { columnWidth: '60rem', gap: 6 },
  render: args => (
    <Grid {...args}>
      <Card title="Historique des modifications apportées aux autorisations des commanditaires de l’établissement">
        {'Anticonstitutionnellement'.repeat(8)}
      </Card>
      <Card>{'https://parvis.example/un-chemin-tres-long/'.repeat(6)}</Card>
      <Card>1</Card>
      <Card>
        Les responsables de l’établissement secondaire n’ont pas encore été désignés par le
        commanditaire&nbsp;: la demande d’onboarding reste en attente jusqu’à la réception de leur réponse.
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    for (const card of canvasElement.querySelectorAll('*'))
      await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1)
  },
}
