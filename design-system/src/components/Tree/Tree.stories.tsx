import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder, Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tree, treeStatuses, type TreeNode, type TreeProps } from './Tree.tsx'
import { applyMove } from './treeModel.ts'

const icon = <Folder size={18} />
const menus: readonly TreeNode[] = [
  {
    id: 'reports',
    title: 'Rapports',
    icon,
    description: 'M03',
    children: [
      { id: 'library', title: 'Bibliothèque', icon },
      { id: 'published', title: 'Rapports publiés', icon },
      { id: 'admin', title: 'Administration', icon, children: [{ id: 'templates', title: 'Modèles', icon }] },
    ],
  },
  { id: 'inventory', title: 'Inventaire', icon, description: 'INV01' },
  {
    id: 'notif',
    title: 'Notifications',
    icon,
    children: [{ id: 'new', title: 'Nouvelle notification', icon }],
  },
]

/** A screen holds items, openness and choice; here the story does. */
function Held(props: TreeProps) {
  const [items, setItems] = useState(props.items)
  const [expandedIds, setExpanded] = useState(props.expandedIds)
  const [selectedId, setSelected] = useState(props.selectedId ?? null)
  const { onSelect, onMove } = props
  return (
    <Tree
      {...props}
      items={items}
      expandedIds={expandedIds}
      onExpandedChange={setExpanded}
      selectedId={selectedId}
      {...(onSelect && {
        onSelect: (id: string) => {
          setSelected(id)
          onSelect(id)
        },
      })}
      {...(onMove && {
        onMove: (id, move) => {
          setItems(applyMove(items, id, move))
          onMove(id, move)
        },
      })}
    />
  )
}

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: {
    'aria-label': 'Menus',
    items: menus,
    expandedIds: new Set(['reports']),
    onExpandedChange: fn(),
    onSelect: fn(),
  },
  argTypes: { status: { control: 'select', options: treeStatuses } },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

const focusOn = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tree = canvas.getByRole('treegrid', { name: 'Menus' })
    await expect(within(tree).getAllByRole('row')).toHaveLength(6)
    const library = canvas.getByRole('row', { name: 'Bibliothèque' })
    await expect(library).toHaveAttribute('aria-level', '2')
    await expect(library).toHaveAttribute('aria-posinset', '1')
    await expect(library).toHaveAttribute('aria-setsize', '3')
    await userEvent.tab()
    await focusOn('Rapports, M03')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await focusOn('Administration')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('row', { name: 'Modèles' })).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Modèles' })).toBeNull())
    await userEvent.keyboard('{End}')
    await focusOn('Notifications')
    await userEvent.keyboard('{Home}')
    await focusOn('Rapports, M03')
    await userEvent.keyboard('inv')
    await focusOn('Inventaire, INV01')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('inventory')
    await expect(canvas.getByRole('row', { name: 'Inventaire, INV01' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map(row => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`)

export const MoveWithKeys: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await focusOn('Rapports publiés')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('published', {
      parentId: 'reports',
      beforeId: 'library',
    })
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Rapports publiés .*Rapports, position 1 of 3|Rapports publiés .* Rapports, en position 1 sur 3/,
      ),
    )
    await focusOn('Rapports publiés')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /cannot be moved there|ne peut pas être déplacé ici/,
      ),
    )
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('published', { parentId: null, beforeId: 'inventory' })
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Rapports publiés' })).toHaveAttribute('aria-level', '1'),
    )
    await focusOn('Rapports publiés')
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('published', { parentId: null, beforeId: null })
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Rapports publiés' })).toHaveAttribute('aria-level', '2'),
    )
    await focusOn('Rapports publiés')
    await expect(titles(canvasElement)).toEqual([
      '1 Rapports, M03',
      '2 Bibliothèque',
      '2 Administration',
      '1 Inventaire, INV01',
      '1 Notifications',
      '2 Nouvelle notification',
      '2 Rapports publiés',
    ])
  },
}

export const DragWithKeys: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('inv{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /(Move|Déplacer) Inventaire/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'))
    await userEvent.keyboard('{Home}')
    await focusOn(/before Rapports|avant Rapports/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith('inventory', { parentId: null, beforeId: 'reports' }),
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Inventaire/))
  },
}

export const MoveRefused: Story = {
  args: { onMove: fn(), canMove: (_id, { parentId }) => parentId !== null },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        /Bibliothèque (cannot|ne peut pas)/,
      ),
    )
  },
}

export const RowActions: Story = {
  args: {
    rowActions: node => (
      <Button size="small" variant="quiet" icon={<Pencil aria-hidden size={16} />}>
        {`Modifier ${node.title}`}
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Modifier Bibliothèque' })).toHaveFocus(),
    )
  },
}

export const Filtered: Story = {
  args: { filter: 'MODELE', onMove: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(titles(canvasElement)).toEqual(['1 Rapports, M03', '2 Administration', '3 Modèles'])
    await expect(canvas.getByRole('status')).toHaveTextContent(/1 (match|résultat)/)
    await expect(canvas.queryByRole('button', { name: /^(Move|Déplacer)/ })).toBeNull()
  },
}
export const NoMatch: Story = {
  args: { filter: 'zzz' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/“zzz”|«\szzz\s»/)
  },
}
export const Empty: Story = { args: { items: [] } }
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
export const BusyRow: Story = {
  args: {
    onMove: fn(),
    items: menus.map(node => (node.id === 'inventory' ? { ...node, isBusy: true } : node)),
  },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('inv')
    await focusOn(/Inventaire, INV01, (In progress|En cours)/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

const long = 'Réaffectation des établissements, des responsables de mission et des commanditaires'
export const Permutations: Story = {
  args: {
    onMove: fn(),
    selectedId: 'deep3',
    expandedIds: new Set(['deep1', 'deep2', 'deep3', 'deep4']),
    rowActions: () => (
      <Button size="small" variant="quiet">
        Modifier
      </Button>
    ),
    items: [
      {
        id: 'deep1',
        title: long,
        description: long,
        icon,
        badge: 'Réservé',
        children: [
          {
            id: 'deep2',
            title: 'قائمة التقارير',
            icon,
            children: [
              {
                id: 'deep3',
                title: 'Anticonstitutionnellement'.repeat(3),
                icon,
                children: [{ id: 'deep4', title: '<b>gras</b> 👩‍👩‍👧', icon, isBusy: true }],
              },
            ],
          },
        ],
      },
      { id: 'short', title: 'A', icon },
    ],
  },
}
