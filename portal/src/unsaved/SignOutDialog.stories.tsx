import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withPortal } from '../stories/withPortal.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

const work = { isHere: true, otherTabs: 0, isLost: false, isSending: false }

const meta = {
  title: 'Screens/Sign out',
  component: SignOutDialog,
  decorators: [withPortal()],
  // Each story needs its own frame: dialogs rendered over the page would overlap.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: { work, onStay: fn(), onSignOut: fn(), onDiscard: fn() },
} satisfies Meta<typeof SignOutDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog, once it is visible. */
async function asked() {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The safe answer has focus, and the dialog says what happens to unsaved input. */
export const Loaded: Story = {
  play: async ({ args }) => {
    const dialog = await asked()
    const stay = dialog.getByRole('button', { name: /^(Stay signed in|Rester connecté)$/ })
    await waitFor(() => expect(stay).toHaveFocus())
    await expect(dialog.getByText(/30 (days|jours)/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: /^(Sign out|Se déconnecter)$/ }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

const nameOfDiscard = /^(Sign out and discard|Se déconnecter et effacer la saisie)$/

/** On a shared computer, the person can leave nothing behind. */
export const Discarded: Story = {
  play: async ({ args }) => {
    await userEvent.click((await asked()).getByRole('button', { name: nameOfDiscard }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

/** No form is open, but this browser still has a draft from before. */
export const TypedEarlier: Story = {
  args: { work: { ...work, isHere: false } },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.getByText(/30 (days|jours)/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: nameOfDiscard })).toBeVisible()
  },
}

export const OtherTab: Story = {
  args: { work: { ...work, isHere: false, otherTabs: 1 } },
  play: async () => {
    await expect((await asked()).getByText(/in another tab|dans un autre onglet/)).toBeVisible()
  },
}

export const AllTabs: Story = {
  args: { work: { ...work, otherTabs: 3 } },
  play: async () => {
    await expect((await asked()).getByText(/in 3 other tabs|dans 3 autres onglets/)).toBeVisible()
  },
}

/** The dialog does not claim to keep what the browser cannot. */
export const NoRoomToKeep: Story = {
  args: { work: { ...work, isLost: true, isSending: true } },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.getByText(/will be lost|sera perdue/)).toBeVisible()
    await expect(dialog.queryByText(/30 (days|jours)/)).toBeNull()
  },
}

export const Sending: Story = {
  args: { work: { ...work, isHere: false, isSending: true } },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.getByText(/will stop|s’arrêter|interromp/)).toBeVisible()
    // Nothing was typed, so there is nothing to discard or keep.
    await expect(dialog.queryByRole('button', { name: nameOfDiscard })).toBeNull()
    await expect(dialog.queryByText(/30 (days|jours)/)).toBeNull()
  },
}
