import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Dialog, dialogSizes, type DialogProps } from './Dialog.tsx'

/** Opens the dialog from a button, as a screen would, so that the focus can return there. */
function Opened(props: DialogProps & { opener?: string }) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const change = (next: boolean) => {
    setOpen(next)
    props.onOpenChange(next)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.opener ?? 'Renommer le menu…'}</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  )
}

function Name() {
  const [value, setValue] = useState('Inventaire')
  return <TextField label="Nom du menu" value={value} onChange={setValue} />
}

const footer: ReactNode = (
  <>
    <Button>Annuler</Button>
    <Button variant="primary">Renommer le menu</Button>
  </>
)

const meta = {
  title: 'Components/Dialog',
  parameters: overThePage(),
  component: Dialog,
  args: { isOpen: false, onOpenChange: fn(), title: 'Renommer le menu', children: <Name />, footer },
  argTypes: { size: { control: 'select', options: dialogSizes } },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Renommer le menu' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let count = 0; count < 6; count += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Close|Fermer)$/ }))
    await gone()
  },
}

export const PressBesideIt: Story = {
  args: { isOpen: true, isDismissable: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement?.parentElement
    if (scrim) await userEvent.click(scrim)
    await gone()
  },
}

export const Locked: Story = {
  args: { isOpen: true, isLocked: true, isDismissable: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(within(dialog).queryByRole('button', { name: /^(Close|Fermer)$/ })).toBeNull()
  },
}

export const WithDescription: Story = {
  parameters: { picture: 'none' },
  args: { isOpen: true, description: 'Les collaborateurs voient le nouveau nom à leur prochaine visite.' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription(args.description)
  },
}

export const Nested: Story = {
  args: {
    isOpen: true,
    footer: null,
    children: (
      <Opened isOpen={false} onOpenChange={() => {}} opener="Choisir une icône…" title="Choisir une icône" />
    ),
  },
  play: async () => {
    const outer = await screen.findByRole('dialog', { name: 'Renommer le menu' })
    const opener = within(outer).getByRole('button', { name: 'Choisir une icône…' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const inner = await screen.findByRole('dialog', { name: 'Choisir une icône' })
    await waitFor(() => expect(inner.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choisir une icône' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Renommer le menu' })).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  args: {
    isOpen: true,
    size: 'large',
    title: long,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. {long} <b>مرحبا</b>
          </p>
        ))}
        <Name />
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(dialog).getByRole('textbox')).toHaveFocus()
    const field = within(dialog).getByRole('textbox').getBoundingClientRect()
    const foot = within(dialog).getByRole('button', { name: 'Annuler' }).getBoundingClientRect()
    await expect(field.bottom).toBeLessThanOrEqual(foot.top)
  },
}
