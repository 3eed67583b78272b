import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storedIconName } from '../../components/MenuIcon/iconName.ts'
import { Button } from '../../components/Button/Button.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Launcher, type LauncherItem, type LauncherProps } from './Launcher.tsx'

const items: LauncherItem[] = [
  ['Notifications', 'Notifications', 'M03', 'Prévenir le personnel ou les clients.', 'bell', '#c2410c'],
  [
    'Signature électronique',
    'Electronic signature',
    'SIGN01',
    'Signer un document PDF.',
    'signature',
    '#8a3ffc',
  ],
  ['Inventaire', 'Inventory', 'INV01', 'Missions et comptages de stock.', 'boxes', '#65a30d'],
  ['Sécurité', 'Security', 'M0503', 'Applications, rôles et permissions.', 'shield-check', '#b91c1c'],
  ['Menus', 'Menus', 'ADM0.5', 'L’arborescence du portail.', 'list-tree', '#0f62fe'],
  ['Rapports', 'Reports', 'DSHB20', 'La bibliothèque de rapports par client.', 'chart-column', '#0e7490'],
  ['Intégration', 'Onboarding', 'CONF01', 'Proposer une offre à un contact.', 'user-plus', '#ffd400'],
].map(([title = '', english = '', code = '', description = '', icon = '', color = '']) => ({
  id: code,
  title,
  keywords: [english],
  code,
  description,
  icon: storedIconName(icon),
  color,
  href: `/app/${code}`,
}))

function Opened(props: LauncherProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Applications</Button>
      <Launcher
        {...props}
        isOpen={isOpen}
        onOpenChange={value => {
          setOpen(value)
          props.onOpenChange(value)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/Launcher',
  parameters: overThePage(),
  component: Launcher,
  render: args => <Opened {...args} />,
  args: { isOpen: true, onOpenChange: fn(), items },
} satisfies Meta<typeof Launcher>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Applications' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', {
      name: /Application launcher|Lanceur d'applications/,
    })
    await expect(within(dialog).getAllByRole('link')).toHaveLength(7)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const LiveSearch: Story = {
  play: async () => {
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'inventory')
    await expect(screen.getAllByRole('link')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Inventaire' })).toBeVisible())
    await expect(screen.getByText(/^1 application$/)).toHaveAttribute('role', 'status')
    await userEvent.clear(field)
    await userEvent.type(field, 'm0503')
    await expect(screen.getByRole('link', { name: 'Sécurité' })).toBeVisible()
    await userEvent.type(field, 'x')
    await expect(screen.queryByRole('link')).toBeNull()
    await expect(screen.getByText(/m0503x/)).toBeVisible()
  },
}

export const FollowingATileCloses: Story = {
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: 'Menus' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

export const Loading: Story = { args: { items: [], skeletons: 6 } }

export const Permutations: Story = {
  args: {
    title: 'Lanceur d’applications du cabinet et de ses établissements',
    items: [
      ...items.slice(0, 3),
      {
        id: 'ugly',
        title: 'Anticonstitutionnellement'.repeat(2),
        description: 'Responsables de l’établissement et commanditaires de la mission '.repeat(4),
        href: '/ugly',
        icon: storedIconName('unknown'),
        color: '#ffffff',
        isNew: true,
        count: { value: 1204, label: '1 204 demandes à valider' },
      },
      {
        id: 'denied',
        title: 'Honoraires',
        href: '/denied',
        icon: 'coins',
        color: '#000000',
        denied: 'Réservé aux associés. Demandez l’accès au support.',
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
