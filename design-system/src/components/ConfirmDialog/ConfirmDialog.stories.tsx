import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { ConfirmDialog, confirmTones, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** Opens the dialog from a button, as a screen would, so that the focus can return there. */
function Opened(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const change = (next: boolean) => {
    setOpen(next)
    props.onOpenChange(next)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Supprimer…</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Components/ConfirmDialog',
  parameters: overThePage(),
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Supprimer le menu Inventaire ?',
    children: 'Il disparaît aussitôt de l’accueil de 214 personnes. Cela ne peut pas être annulé.',
    confirmLabel: 'Supprimer le menu',
    tone: 'danger',
  },
  argTypes: { tone: { control: 'select', options: confirmTones } },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const cancel = { name: /^(Cancel|Annuler)$/ }

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer le menu Inventaire ?' })
    await expect(dialog).toHaveAccessibleDescription(/214 personnes/)
    await waitFor(() => expect(within(dialog).getByRole('button', cancel)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const GoAhead: Story = {
  args: {
    tone: 'normal',
    title: 'Publier le menu ?',
    confirmLabel: 'Publier le menu',
    children: 'Il devient visible.',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', cancel)).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const TypeToConfirm: Story = {
  args: { typeToConfirm: 'Inventaire' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    const field = within(dialog).getByRole('textbox')
    await userEvent.type(field, 'inventaire{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, 'Inventaire{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'Le menu n’a pas été supprimé : les services ne répondent pas. Réessayez dans un instant.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/n’a pas été supprimé/))
  },
}

const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  args: {
    title: long,
    children: `${long} ${'Anticonstitutionnellement'.repeat(4)}`,
    confirmLabel: long,
    cancelLabel: 'Garder les établissements',
    typeToConfirm: 'Établissement <b>1</b>',
    error: long,
  },
}
