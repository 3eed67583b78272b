import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatusBadge, statusBadgeKinds, statusBadgeLooks } from './StatusBadge.tsx'

const words = {
  draft: 'Brouillon',
  waiting: 'À valider',
  active: 'En cours',
  info: 'Déclarée',
  success: 'Validée',
  warning: 'À vérifier',
  danger: 'Rejetée',
} as const

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { kind: 'waiting', children: 'À valider' },
  argTypes: {
    kind: { control: 'select', options: statusBadgeKinds },
    look: { control: 'select', options: statusBadgeLooks },
  },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^À valider$/)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const Plain: Story = { args: { look: 'plain', kind: 'success', children: 'Validée' } }

export const ShapesDiffer: Story = {
  render: () => (
    <Inline>
      {statusBadgeKinds.map(kind => (
        <StatusBadge key={kind} kind={kind}>
          {words[kind]}
        </StatusBadge>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map(icon => icon.innerHTML)
    await expect(new Set(shapes).size).toBe(statusBadgeKinds.length)
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      {statusBadgeLooks.map(look => (
        <Inline key={look}>
          {statusBadgeKinds.map(kind => (
            <StatusBadge key={kind} kind={kind} look={look}>
              {words[kind]}
            </StatusBadge>
          ))}
        </Inline>
      ))}
      {statusBadgeLooks.map(look => (
        <StatusBadge key={look} kind="warning" look={look}>
          {`${'Anticonstitutionnellement'.repeat(3)} à valider par le responsable de la mission`}
        </StatusBadge>
      ))}
    </Stack>
  ),
}
