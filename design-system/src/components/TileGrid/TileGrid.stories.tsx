import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storedIconName } from '../MenuIcon/iconName.ts'
import { Stack } from '../Stack/Stack.tsx'
import { tileLayouts } from '../Tile/Tile.tsx'
import { TileGrid, type TileGridProps, type TileItem } from './TileGrid.tsx'

const items: TileItem[] = [
  ['Notifications', 'Prévenir le personnel ou les clients.', 'bell', '#c2410c', '/notif/new'],
  ['Signature électronique', 'Signer un document PDF.', 'signature', '#8a3ffc', '/app/sign/new'],
  ['Inventaire', 'Missions et comptages de stock.', 'boxes', '#65a30d', '/app/inventoryapp/engagements'],
  ['Sécurité', 'Applications, rôles et permissions.', 'shield-check', '#b91c1c', '/app/security/roles'],
  ['Menus', 'L’arborescence du portail.', 'list-tree', '#0f62fe', '/app/menu/admin'],
  ['Rapports', 'La bibliothèque de rapports par client.', 'chart-column', '#0e7490', '/app/rapports'],
  ['Intégration', 'Proposer une offre à un contact.', 'user-plus', '#ffd400', '/app/confirm/list'],
].map(([title = '', description = '', icon = '', color = '', href = '']) => ({
  id: href,
  title,
  description,
  icon: storedIconName(icon),
  color,
  href,
}))

function Ordered({ onMove, ...props }: TileGridProps) {
  const [order, setOrder] = useState(props.items)
  return (
    <TileGrid
      {...props}
      items={order}
      onMove={(id, toIndex) => {
        const moved = order.find(item => item.id === id)
        if (moved) setOrder(order.filter(item => item.id !== id).toSpliced(toIndex, 0, moved))
        onMove?.(id, toIndex)
      }}
    />
  )
}

const meta = {
  title: 'Components/TileGrid',
  component: TileGrid,
  args: { label: 'Applications', items },
  argTypes: { layout: { control: 'select', options: tileLayouts } },
} satisfies Meta<typeof TileGrid>
export default meta
type Story = StoryObj<typeof meta>

const titles = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('link')
    .map(link => link.textContent)
const left = (link: Element | undefined) => Math.round(link?.closest('li')?.getBoundingClientRect().left ?? 0)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Applications' })
    const links = within(list).getAllByRole('link')
    await expect(links).toHaveLength(7)
    // Seven tiles: four in the first column, three in the second; the DOM order is the menu order.
    const first = left(links[0])
    await expect(links.slice(0, 4).map(left)).toEqual([first, first, first, first])
    await expect(left(links[4])).toBeGreaterThan(first)
    await expect(links.slice(4).map(left)).toEqual(links.slice(4).map(() => left(links[4])))
    await userEvent.tab()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
  },
}

export const OneColumn: Story = {
  render: args => (
    <div style={{ inlineSize: '39rem' }}>
      <TileGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(new Set(links.map(left)).size).toBe(1)
  },
}

export const MoveByKeys: Story = {
  args: { onMove: fn() },
  render: args => <Ordered {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Inventaire' })
    link.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('/app/inventoryapp/engagements', 1)
    await expect(titles(canvasElement).slice(0, 3)).toEqual([
      'Notifications',
      'Inventaire',
      'Signature électronique',
    ])
    await expect(canvas.getByRole('link', { name: 'Inventaire' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Inventaire.*2.*7/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    await expect(titles(canvasElement)[0]).toBe('Inventaire')
  },
}

export const MoveByMenu: Story = {
  args: {
    onMove: fn(),
    items: items.map(item => ({
      ...item,
      actions: [
        { id: 'pin', label: 'Épingler', icon: <Pin aria-hidden size={18} />, onAction: () => undefined },
      ],
    })),
  },
  render: args => <Ordered {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: /Notifications/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Move up|Monter/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: /Move down|Descendre/ }))
    await expect(args.onMove).toHaveBeenLastCalledWith('/notif/new', 1)
    await expect(titles(canvasElement)[1]).toBe('Notifications')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Notifications/ })).toHaveFocus(),
    )
  },
}

export const MoveByDrag: Story = {
  args: { onMove: fn() },
  render: args => <Ordered {...args} />,
  play: async ({ canvasElement, args }) => {
    const cells = within(canvasElement).getAllByRole('listitem')
    const [first, , third] = cells
    if (!first || !third) throw new Error('The story has seven tiles')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(third, { dataTransfer })
    await fireEvent.drop(third, { dataTransfer })
    await expect(args.onMove).toHaveBeenLastCalledWith('/notif/new', 2)
    await expect(titles(canvasElement)[2]).toBe('Notifications')
  },
}

export const Loading: Story = {
  args: { skeletons: 7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Loading|Chargement/)
  },
}

export const Compact: Story = { args: { layout: 'compact' } }
export const LabelShown: Story = {
  args: { layout: 'compact', isLabelShown: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: args.label })).toBeVisible()
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible()
  },
}
export const List: Story = { args: { layout: 'list' } }

export const Permutations: Story = {
  render: args => (
    <Stack gap={8}>
      {tileLayouts.map(layout => (
        <TileGrid
          key={layout}
          {...args}
          label={layout}
          layout={layout}
          onMove={() => undefined}
          items={[
            ...items.slice(0, 3),
            {
              id: 'ugly',
              title: 'Responsables de l’établissement et commanditaires',
              description: 'Anticonstitutionnellement'.repeat(5),
              href: '/ugly',
              icon: storedIconName('unknown'),
              color: '#ffffff',
              isNew: true,
              isExternal: true,
              count: { value: 120, label: '120 demandes à valider' },
            },
            {
              id: 'denied',
              title: 'Honoraires',
              href: '/denied',
              icon: 'coins',
              color: '#000000',
              denied: 'Réservé aux associés. Demandez l’accès au support.',
            },
          ]}
        />
      ))}
    </Stack>
  ),
}
