import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Administration des menus' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Administration des menus' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
export const WithSentenceAndActions: Story = {
  args: {
    sentence: 'Ce que chacun trouve sur son accueil et dans sa barre latérale.',
    actions: (
      <>
        <Button>Aperçu</Button>
        <Button variant="primary">Créer un menu</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const action = canvas.getByRole('button', { name: 'Aperçu' }).getBoundingClientRect()
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    await expect(Math.abs(middle(title) - middle(action))).toBeLessThanOrEqual(1)
  },
}
export const Permutations: Story = {
  args: {
    title: 'Anticonstitutionnellement : administration des menus des établissements et des commanditaires',
    sentence:
      'Une phrase qui dit, en français et sans abréger, à quoi sert cet écran et ce que le lecteur peut y faire aujourd’hui.',
    actions: (
      <>
        <Button>Exporter au format XLSX</Button>
        <Button>Aperçu dans les deux langues</Button>
        <Button variant="primary">Créer un menu</Button>
      </>
    ),
  },
}
