import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Guidance } from './Guidance.tsx'

const meta = {
  title: 'Feedback/Guidance',
  component: Guidance,
  args: {
    title: 'Vous cherchez une autre application ?',
    children: 'Voici ce que vos droits ouvrent. S’il manque quelque chose, écrivez à l’assistance.',
    actions: <LinkButton href="#support">Écrire à l’assistance</LinkButton>,
  },
} satisfies Meta<typeof Guidance>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: /autre application/ })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(within(region).queryByRole('img')).toBeNull()
  },
}

export const Permutations: Story = {
  args: {
    title: 'Vous cherchez une application anticonstitutionnellement administrée par un autre établissement ?',
    children: 'Une explication assez longue pour passer plusieurs fois à la ligne, sans abréger. '.repeat(3),
    actions: (
      <>
        <LinkButton href="#support">Écrire à l’assistance du cabinet</LinkButton>
        <LinkButton variant="quiet" href="#rights">
          Voir tous mes droits
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region')
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}
