import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Aucun menu pour le moment',
    children: 'Créez le premier : il apparaîtra sur l’accueil de ceux qui y ont droit.',
    actions: <Button variant="primary">Créer un menu</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Aucun menu')
  },
}
export const Page: Story = { args: { size: 'page' } }
export const Permutations: Story = {
  args: {
    title: 'Aucune autorisation n’a encore été accordée aux commanditaires de cet établissement',
    children: 'Un texte d’explication assez long pour passer à la ligne plusieurs fois. '.repeat(3),
    actions: (
      <>
        <Button variant="primary">Accorder une autorisation</Button>
        <Button>Revenir à la liste des établissements</Button>
      </>
    ),
  },
}
