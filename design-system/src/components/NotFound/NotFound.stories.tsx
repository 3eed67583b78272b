import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  args: { actions: <Button variant="primary">Revenir à l’accueil</Button> },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Thing: Story = { args: { title: 'Ce menu n’existe plus' } }
export const Permutations: Story = {
  args: {
    title: `La demande d’onboarding de l’établissement secondaire «\u00a0${'Anticonstitutionnellement'.repeat(4)}\u00a0» n’existe plus`,
    actions: (
      <>
        <Button variant="primary">Revenir à la liste des demandes d’onboarding de l’établissement</Button>
        <Button>Rechercher dans toutes les applications du cabinet</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
