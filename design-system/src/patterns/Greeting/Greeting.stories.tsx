import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Greeting } from './Greeting.tsx'

const meta = {
  title: 'Patterns/Greeting',
  component: Greeting,
  args: { title: 'Bonjour Zoé', date: 'jeudi 12 mars 2026' },
} satisfies Meta<typeof Greeting>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Bonjour Zoé' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
export const Permutations: Story = {
  args: {
    title: 'Bonjour Marie-Anticonstitutionnellement-Hildegarde de la Rochefoucauld-Saint-Exupéry',
    children: 'Rechercher dans les menus',
  },
}
