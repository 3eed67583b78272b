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
