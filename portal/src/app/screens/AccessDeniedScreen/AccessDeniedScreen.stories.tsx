import { listRequestableApplications } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { askingTexts } from '../../../asking/i18n/texts.ts'
import { answer, answerWith } from '../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx'

const meta = {
  title: 'Screens/Access denied',
  component: AccessDeniedScreen,
  decorators: [withPortal({ texts: { asking: askingTexts } })],
  parameters: { msw: [answer(listRequestableApplications, 'none')] },
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

/** Staff can request the application that the page belongs to. */
export const AskForApplication: Story = {
  args: { scope: 'Applications.Read' },
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'listRequestableApplications'>(listRequestableApplications, {
        value: listRequestableApplications.success.some.value.slice(0, 1),
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const name = globals['locale'] === 'fr' ? 'Demander l’accès à Sécurité' : 'Ask for access to Security'
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    const dialog = within(await within(document.body).findByRole('dialog', { name }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeVisible())
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** Clients are told whom to ask, without the name of a scope. */
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

export const MayPass: Story = {
  args: { onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** There is no signed-in person, so the screen offers no sign-out. */
export const SignedOut: Story = {
  parameters: inPortal({ session: { token: undefined, ended: undefined } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /^(Back to home|Revenir à l’accueil)$/ })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
