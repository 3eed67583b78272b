import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Badge, badgeTones, CountBadge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Nouveau' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Count: Story = {
  render: () => <CountBadge count={3} label="3 demandes à valider" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 demandes à valider')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('3')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const ManyAndNone: Story = {
  render: () => (
    <Inline>
      <CountBadge count={1204} label="1 204 demandes à valider" />
      <CountBadge count={0} label="Aucune demande" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible()
    await expect(within(canvasElement).queryByText('Aucune demande')).toBeNull()
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack>
      {badgeTones.map(tone => (
        <Inline key={tone}>
          <Badge tone={tone}>Nouveau</Badge>
          <Badge tone={tone} icon={<TriangleAlert aria-hidden size={14} />}>
            À valider
          </Badge>
          <CountBadge tone={tone} count={7} label="7 demandes" />
          <CountBadge tone={tone} count={12_000} label="12 000 demandes" />
        </Inline>
      ))}
      <Badge tone="success" icon={<CircleCheck aria-hidden size={14} />}>
        Validé par le commanditaire
      </Badge>
    </Stack>
  ),
}
