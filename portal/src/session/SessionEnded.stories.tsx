import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { withPortal } from '../stories/withPortal.tsx'
import { useUnsaved, useUnsavedWarning } from '../unsaved/unsaved-changes.ts'
import { SessionEnded } from './SessionEnded.tsx'

/** The dialog over a page on which something is typed, or not. */
function EndedOver({ typed }: { typed?: 'kept' | 'lost' | undefined }) {
  const unsaved = useUnsaved()
  useUnsavedWarning(typed !== undefined)
  useEffect(() => (typed === 'lost' ? unsaved.markNotKept() : undefined), [unsaved, typed])
  return <SessionEnded />
}

const meta = {
  title: 'Screens/Session ended',
  component: EndedOver,
  decorators: [withPortal()],
  // Each in a frame of its own: over the page they would lie over each other.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { typed: 'kept' },
} satisfies Meta<typeof EndedOver>
export default meta
type Story = StoryObj<typeof meta>

const asked = async () => within(await screen.findByRole('alertdialog'))
const isKept = /What you typed is kept|Votre saisie est conservée/
const isLost = /cannot keep everything you typed|ne peut pas conserver toute votre saisie/

/** What was typed comes back after the sign-in; staying is the safe answer. */
export const Loaded: Story = {
  play: async () => {
    const dialog = await asked()
    const stay = dialog.getByRole('button', { name: /^(Stay on this page|Rester sur cette page)$/ })
    await waitFor(() => expect(stay).toHaveFocus())
    await waitFor(() => expect(dialog.getByText(isKept)).toBeVisible())
  },
}

/** Where nothing is typed nothing is said to be kept. */
export const NothingTyped: Story = {
  args: { typed: undefined },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.queryByText(isKept)).toBeNull()
    await expect(dialog.queryByText(isLost)).toBeNull()
  },
}

/** The browser refuses its storage, or has no room: what cannot be kept is not said to be. */
export const NotKept: Story = {
  args: { typed: 'lost' },
  play: async () => {
    const dialog = await asked()
    await waitFor(() => expect(dialog.getByText(isLost)).toBeVisible())
    await expect(dialog.queryByText(isKept)).toBeNull()
  },
}
