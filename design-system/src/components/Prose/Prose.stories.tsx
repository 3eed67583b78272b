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
/** Consecutive lines with the same kind of prefix form a list, of bullets or of numbered steps. */
export const Lists: Story = {
  args: {
    text: 'Le contrôle porte sur :\n- les colonnes\n- les dates et les montants\n\n1. Choisissez le fichier.\n2. Contrôlez-le.\n\nRien n’est envoyé.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [points, steps] = canvas.getAllByRole('list')
    if (!points || !steps) throw new Error('There are two lists')
    await expect(points.tagName).toBe('UL')
    await expect(
      within(points)
        .getAllByRole('listitem')
        .map(one => one.textContent),
    ).toEqual(['les colonnes', 'les dates et les montants'])
    await expect(steps.tagName).toBe('OL')
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(2)
  },
}

export const Permutations: Story = {
  args: {
    text: `## <b>Balises</b> & entités\n\n<script>alert(1)</script> reste du texte.\n\n- <li>un</li>\n- ${'anticonstitutionnellement'.repeat(6)}\n\n${'Une longue phrase qui dit tout. '.repeat(30)}`,
    level: 3,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  },
}
