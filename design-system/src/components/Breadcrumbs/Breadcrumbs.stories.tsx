import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'home', label: 'Accueil', href: '/' },
      { id: 'admin', label: 'Administration', href: '/admin' },
      { id: 'menus', label: 'Menus' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: /You are here|Vous êtes ici/ })).toBeVisible()
    await expect(canvas.getByText('Menus')).toHaveAttribute('aria-current', 'page')
    const parent = canvas.getByRole('link', { name: 'Administration' })
    await expect(parent).toHaveAttribute('href', '/admin')
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

export const OnlyThePage: Story = { args: { items: [{ id: 'home', label: 'Accueil' }] } }

export const Permutations: Story = {
  args: {
    items: [
      { id: '1', label: 'Accueil', href: '/' },
      { id: '2', label: 'Anticonstitutionnellement'.repeat(3), href: '/2' },
      { id: '3', label: 'Responsables de l’établissement et commanditaires de la mission', href: '/3' },
      { id: '4', label: 'Modification du responsable' },
    ],
  },
}
