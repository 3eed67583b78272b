import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Le menu tel que les lecteurs le verront, en français et en anglais.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Titled: Story = {
  args: { title: 'Aperçu' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Aperçu' })).toBeVisible()
  },
}
export const Permutations: Story = {
  args: {
    title: 'Historique des modifications apportées aux autorisations des commanditaires',
    actions: <Button size="small">Tout afficher</Button>,
    children: 'https://parvis.example/un-chemin-tres-long/'.repeat(6),
  },
}
