import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, Pin } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Tile, tileLayouts } from './Tile.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'

const pin = fn()
const actions = [
  { id: 'pin', label: 'Épingler', icon: <Pin aria-hidden size={18} />, onAction: pin },
  { id: 'up', label: 'Monter', icon: <ArrowUp aria-hidden size={18} />, onAction: fn() },
  {
    id: 'down',
    label: 'Descendre',
    icon: <ArrowDown aria-hidden size={18} />,
    onAction: fn(),
    isDisabled: true,
  },
]

const meta = {
  title: 'Components/Tile',
  component: Tile,
  args: {
    title: 'Signature électronique',
    description: 'Signer un document PDF et vérifier une signature.',
    href: '/app/sign/new',
    icon: 'signature',
    color: '#8a3ffc',
    actions,
  },
  argTypes: { layout: { control: 'select', options: tileLayouts } },
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    pin.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    const menuButton = await canvas.findByRole('button', { name: /Signature électronique/ })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Signature électronique' })).toHaveFocus()
    await userEvent.tab()
    await expect(menuButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Épingler' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveBeenCalledOnce()
    await waitFor(() => expect(menuButton).toHaveFocus())
  },
}

export const InteractionStates: Story = interactionStates

export const TheWholeTileIsTheLink: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    // The link's target area is positioned relative to the tile.
    const tile = link.offsetParent ?? canvasElement
    const box = tile.getBoundingClientRect()
    await expect(box.height).toBeGreaterThan(60)
    const hit = document.elementFromPoint(box.left + 30, box.bottom - 12)
    await expect(hit).toBe(link)
  },
}

export const WorkWaiting: Story = {
  args: { count: { value: 3, label: '3 demandes à valider' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 demandes à valider')).toBeInTheDocument()
  },
}
export const WorkByKind: Story = {
  args: {
    work: [
      { id: 'plan', label: '3 demandes à planifier', href: '/app/dshb2/requests?f.status=any%3Asubmitted' },
      { id: 'finish', label: '1 publication à terminer', href: '/app/dshb2/publications' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: '3 demandes à planifier' })
    await expect(link).toHaveAttribute('href', '/app/dshb2/requests?f.status=any%3Asubmitted')
    const box = link.getBoundingClientRect()
    await expect(box.height).toBeGreaterThanOrEqual(24)
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(link)
    // The area beside it still belongs to the tile.
    const title = canvas.getByRole('link', { name: 'Signature électronique' })
    const tile = (title.offsetParent ?? canvasElement).getBoundingClientRect()
    await expect(document.elementFromPoint(tile.left + 30, tile.bottom - 12)).toBe(title)
    await userEvent.tab()
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const New: Story = { args: { isNew: true } }
export const Pinned: Story = { args: { isPinned: true } }
export const External: Story = {
  args: { isExternal: true, href: 'https://example.org/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(/^Signature électronique \((opens|s’ouvre)/)
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const NoAccess: Story = {
  args: { denied: 'Réservé aux associés. Demandez l’accès au support.', actions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getByText(/Réservé aux associés/)).toBeVisible()
  },
}
const retry = fn()
export const Failed: Story = {
  args: { failure: { onRetry: retry }, actions: [] },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { failure: { onRetry: retry, isRetrying: true }, actions: [] } }
export const Dragging: Story = { args: { dragState: 'dragging' } }
export const DropTarget: Story = { args: { dragState: 'target' } }
export const Loading: Story = { render: () => <TileSkeleton /> }

export const Permutations: Story = {
  render: args => (
    <Stack>
      {tileLayouts.map(layout => (
        <Stack key={layout} gap={2}>
          <Tile {...args} layout={layout} />
          <Tile
            {...args}
            layout={layout}
            icon="handshake"
            color="#ffd400"
            title="Gestion des responsables de l’établissement et des commanditaires de la mission"
            description={'Anticonstitutionnellement'.repeat(6)}
            count={{ value: 1204, label: '1 204 demandes à valider' }}
            work={[{ id: 'all', label: `1 204 ${'anticonstitutionnellement'.repeat(4)}`, href: '/all' }]}
            isNew
            isPinned
            isExternal
          />
          <Tile {...args} layout={layout} denied="Réservé aux associés." icon="lock" color="#000000" />
          <Tile {...args} layout={layout} failure={{ onRetry: retry }} icon="send" color="#ffffff" />
          <TileSkeleton layout={layout} />
        </Stack>
      ))}
    </Stack>
  ),
}
