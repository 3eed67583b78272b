import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    text: '## Objet\n\nLe portail donne accès aux rapports.\n\nEt aux documents.\n\n## Durée\n\nDix ans.',
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(one => one.textContent)).toEqual([
      'Objet',
      'Durée',
    ])
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3)
  },
}
export const Permutations: Story = {
  args: {
    text: `## <b>Balises</b> & entités\n\n<script>alert(1)</script> reste du texte.\n\n${'Une longue phrase qui dit tout. '.repeat(30)}`,
    level: 3,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  },
}
