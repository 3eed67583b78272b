import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx'

const meta = {
  title: 'Screens/Access denied',
  component: AccessDeniedScreen,
  decorators: [withPortal()],
} satisfies Meta<typeof AccessDeniedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  args: { scope: 'Menus.Manage', reference: '4bf92f3577b34da6a3ce929d0e0e4736' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Menus\.Manage/)).toBeVisible()
    await expect(canvas.getByText(/support@parvis\.example/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^(Back to home|Revenir à l’accueil)$/ })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

/** Clients are told whom to ask, and no name of a scope. */
export const ForClients: Story = {
  args: { scope: 'Menus.Manage', reference: '4bf92f3577b34da6a3ce929d0e0e4736' },
  parameters: { ...inPortal({ person: { type: 'Client' } }), picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/support@parvis\.example/)).toBeVisible()
    await expect(canvas.queryByText(/Menus\.Manage/)).toBeNull()
  },
}

export const WholePortal: Story = {
  args: { reference: '4bf92f3577b34da6a3ce929d0e0e4736' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    if (globals['locale'] === 'fr')
      await expect(canvas.getByText("Vous n'avez pas d'autorisation pour utiliser le Portail.")).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^(Use another account|Utiliser un autre compte)$/ }),
    ).toBeVisible()
  },
}

export const MayPass: Story = { args: { onRetry: fn() } }
export const SignedOut: Story = {
  parameters: inPortal({ session: { token: undefined, ended: undefined } }),
}
