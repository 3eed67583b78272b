import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AccessDenied } from './AccessDenied.tsx'

const meta = {
  title: 'Feedback/AccessDenied',
  component: AccessDenied,
  args: { subject: 'portal', actions: <Button variant="primary">Changer de compte</Button> },
} satisfies Meta<typeof AccessDenied>
export default meta
type Story = StoryObj<typeof meta>

export const Portal: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['locale'] === 'fr')
      await expect(
        within(canvasElement).getByText("Vous n'avez pas d'autorisation pour utiliser le Portail."),
      ).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Screen: Story = {
  args: {
    subject: 'screen',
    scope: 'Menus.Manage',
    contact: 'support@parvis.example',
    reference: '4bf92f3577b34da6a3ce929d0e0e4736',
    actions: <Button variant="primary">Revenir à l’accueil</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Menus\.Manage/)).toBeVisible()
    await expect(within(canvasElement).getByText(/support@parvis\.example/)).toBeVisible()
  },
}
export const Permutations: Story = {
  args: {
    subject: 'screen',
    scope: 'AdministrationDesEtablissements.AutorisationsDesCommanditaires.Manage',
    contact: 'responsable.des.habilitations.et.de.la.securite@parvis.example',
    reference: '4bf92f3577b34da6a3ce929d0e0e4736',
    actions: <Button variant="primary">Revenir à l’accueil</Button>,
  },
}
