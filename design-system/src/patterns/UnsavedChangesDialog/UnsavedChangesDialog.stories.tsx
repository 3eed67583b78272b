import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

const meta = {
  title: 'Patterns/UnsavedChangesDialog',
  parameters: overThePage(),
  component: UnsavedChangesDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Keep editing|Continuer la saisie/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('button', { name: /Leave without|Quitter sans/ }))
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
  },
}
export const Saveable: Story = {
  args: { onSave: fn() },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Save and leave|Enregistrer et quitter/ }),
    )
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}
export const Saving: Story = {
  args: { onSave: fn(), isSaving: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}
export const Permutations: Story = { args: { onSave: fn() } }
