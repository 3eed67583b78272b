import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { withPortal } from '../stories/withPortal.tsx'
import { useUnsaved, useUnsavedWarning } from '../unsaved/unsaved-changes.ts'
import { SessionEnded } from './SessionEnded.tsx'

/** The dialog over a page with or without unsaved input. */
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
  // Each story needs its own frame: dialogs rendered over the page would overlap.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { typed: 'kept' },
} satisfies Meta<typeof EndedOver>
export default meta
type Story = StoryObj<typeof meta>

const asked = async () => within(await screen.findByRole('alertdialog'))
const isKept = /What you typed is kept|Votre saisie est conservée/
const isLost = /cannot keep everything you typed|ne peut pas conserver toute votre saisie/

/** Unsaved input comes back after signing in again; staying is the safe answer. */
export const Loaded: Story = {
  play: async () => {
    const dialog = await asked()
    const stay = dialog.getByRole('button', { name: /^(Stay on this page|Rester sur cette page)$/ })
    await waitFor(() => expect(stay).toHaveFocus())
    await waitFor(() => expect(dialog.getByText(isKept)).toBeVisible())
  },
}

/** Without unsaved input, the dialog does not say that anything is kept. */
export const NothingTyped: Story = {
  args: { typed: undefined },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.queryByText(isKept)).toBeNull()
    await expect(dialog.queryByText(isLost)).toBeNull()
  },
}

/** When browser storage is blocked or full, the dialog does not claim to keep what it cannot. */
export const NotKept: Story = {
  args: { typed: 'lost' },
  play: async () => {
    const dialog = await asked()
    await waitFor(() => expect(dialog.getByText(isLost)).toBeVisible())
    await expect(dialog.queryByText(isKept)).toBeNull()
  },
}
