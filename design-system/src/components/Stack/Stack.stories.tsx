import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { space } from '../../tokens/scale.ts'
import { Card } from '../Card/Card.tsx'
import { Stack, stackAlignments } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: null },
  argTypes: {
    gap: { control: 'select', options: Object.keys(space) },
    align: { control: 'select', options: stackAlignments },
  },
  render: args => (
    <Stack {...args}>
      <Card>Engagement</Card>
      <Card>Mission provisoire de révision</Card>
      <Card>Audit</Card>
    </Stack>
  ),
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText('Engagement').getBoundingClientRect()
    const second = within(canvasElement).getByText('Mission provisoire de révision').getBoundingClientRect()
    await expect(second.top - first.bottom).toBe(16)
  },
}
export const Tight: Story = { args: { gap: 1 } }
/** Looks the same, but screen readers announce a list of three. */
export const List: Story = {
  args: { isList: true },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list'))
    const [first, second] = list.getAllByRole('listitem').map(item => item.getBoundingClientRect())
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16)
    await expect(first?.left).toBe(canvasElement.querySelector('ul')?.getBoundingClientRect().left)
  },
}
export const Centred: Story = { args: { align: 'center' } }
export const Permutations: Story = {
  args: { gap: 8, align: 'start' },
  render: args => (
    <Stack {...args}>
      <Card title="Historique des modifications apportées aux autorisations des commanditaires de l’établissement">
        {'Anticonstitutionnellement'.repeat(8)}
      </Card>
      <Card>{'https://parvis.example/un-chemin-tres-long/'.repeat(6)}</Card>
      <Card>1</Card>
      <Stack gap={1} align="center">
        <span>
          Responsables de l’établissement secondaire et de ses commanditaires, par ordre de désignation
        </span>
        <span>{'Anticonstitutionnellement'.repeat(8)}</span>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    for (const child of canvasElement.querySelectorAll('*'))
      await expect(child.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1)
  },
}
