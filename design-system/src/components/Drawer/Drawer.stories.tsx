import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Drawer, drawerSides, type DrawerProps } from './Drawer.tsx'

/** Opens the drawer from a button, as a screen would, so that the focus can return there. */
function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const change = (next: boolean) => {
    setOpen(next)
    props.onOpenChange(next)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Voir le détail</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Components/Drawer',
  parameters: overThePage(),
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Détail du menu',
    children: 'Inventaire et missions, visible de tout le cabinet.',
  },
  argTypes: { side: { control: 'select', options: drawerSides } },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Détail du menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const FromTheStart: Story = { args: { side: 'start', title: 'Menu' } }
export const NotDismissable: Story = {
  args: { isDismissable: false, footer: <Button variant="primary">Enregistrer le détail</Button> },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog')
    const scrim = drawer.parentElement?.parentElement
    if (scrim) await userEvent.click(scrim)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(within(drawer).getByRole('button', { name: /^(Close|Fermer)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  args: {
    title: long,
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            {index + 1}. {long}
          </p>
        ))}
      </Stack>
    ),
    footer: (
      <>
        <Button>Annuler</Button>
        <Button variant="primary">Enregistrer les modifications apportées au détail</Button>
      </>
    ),
  },
}
