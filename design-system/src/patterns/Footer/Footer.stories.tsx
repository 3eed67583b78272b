import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  args: {
    version: '0.1.0',
    links: [
      { label: 'Conditions d’utilisation', href: '/terms' },
      { label: 'Droits des personnes', href: 'https://example.org/privacy', isExternal: true },
      { label: 'Support', href: 'https://example.org/support', isExternal: true },
    ],
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Version 0.1.0')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Conditions d’utilisation' })).toHaveFocus()
  },
}
export const OnlyVersion: Story = { args: { links: [] } }
export const Permutations: Story = {
  args: {
    version: '12.345.678-preproduction.20260312',
    links: [
      'Conditions générales d’utilisation du portail',
      'Anticonstitutionnellement'.repeat(3),
      'Aide',
    ].map(label => ({ label, href: `/${label.length}` })),
  },
}
