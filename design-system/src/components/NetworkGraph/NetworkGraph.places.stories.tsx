import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { scopeEdges, scopeKinds, scopeNodes } from './network.fixtures.ts'
import { NetworkGraph, type NetworkGraphProps } from './NetworkGraph.tsx'
import { drawn, ringOf, status } from './storyParts.fixtures.ts'

/** What a portal with saved views does: it keeps the positions with the view. */
function Kept(props: NetworkGraphProps) {
  const [positions, setPositions] = useState(props.positions ?? {})
  return (
    <NetworkGraph
      {...props}
      positions={positions}
      onPositionsChange={next => {
        setPositions(next)
        props.onPositionsChange?.(next)
      }}
    />
  )
}

const onPositionsChange = fn<NonNullable<NetworkGraphProps['onPositionsChange']>>()

const meta = {
  title: 'Components/NetworkGraph/Places',
  component: NetworkGraph,
  tags: ['!autodocs'],
  render: args => <Kept {...args} />,
  args: {
    'aria-label': 'Droits et dépendances',
    nodes: scopeNodes,
    edges: scopeEdges,
    kinds: scopeKinds,
    layout: 'layered',
    height: '28rem',
    onSelect: fn(),
    onPositionsChange,
  },
} satisfies Meta<NetworkGraphProps>
export default meta
type Story = StoryObj<typeof meta>

const twoFrames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** A mouse over the graph, in pixels of its frame. */
function mouseOver(frame: HTMLElement) {
  const canvas = frame.querySelector('canvas') ?? document.createElement('canvas')
  canvas.setPointerCapture = () => {}
  const point = (x: number, y: number) => {
    const { left, top } = canvas.getBoundingClientRect()
    return { clientX: left + x, clientY: top + y, pointerId: 1, pointerType: 'mouse', button: 0 }
  }
  return {
    drag: async (from: { x: number; y: number }, dx: number, dy: number) => {
      await fireEvent.pointerDown(canvas, point(from.x, from.y))
      await fireEvent.pointerMove(canvas, point(from.x + dx / 2, from.y + dy / 2))
      await fireEvent.pointerMove(canvas, point(from.x + dx, from.y + dy))
      await fireEvent.pointerUp(canvas, point(from.x + dx, from.y + dy))
      await twoFrames()
    },
    press: async (x: number, y: number) => {
      await fireEvent.pointerDown(canvas, point(x, y))
      await fireEvent.pointerUp(canvas, point(x, y))
      await twoFrames()
    },
  }
}

/** A dragged node stays where it was put, even after a visit to the list, until the reader resets it. */
export const Dragged: Story = {
  // The story ends as it began.
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    let frame = await drawn(canvasElement)
    frame.focus()
    await twoFrames()
    const before = ringOf(frame)
    await mouseOver(frame).drag(before, 60, 90)
    await expect(args.onPositionsChange).toHaveBeenCalledOnce()
    await expect(args.onPositionsChange).toHaveBeenLastCalledWith({
      admin: { x: expect.any(Number), y: expect.any(Number) },
    })
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(ringOf(frame).x - before.x).toBeCloseTo(60, -1)
    await expect(ringOf(frame).y - before.y).toBeCloseTo(90, -1)
    await expect(status(canvasElement)).toMatch(/^Administrateur( moved|\s?: déplacement effectué)/)
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^(Graph|Graphe)$/ }))
    frame = await drawn(canvasElement)
    frame.focus()
    await userEvent.keyboard('{Home}')
    await twoFrames()
    await expect(Math.hypot(ringOf(frame).x - before.x, ringOf(frame).y - before.y)).toBeGreaterThan(40)
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Reset the layout|Réinitialiser la disposition)/ }),
    )
    await expect(args.onPositionsChange).toHaveBeenLastCalledWith({})
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Reset|Réinitialiser)/ })).toBeNull())
    // Dragging the background still pans the whole graph.
    onPositionsChange.mockClear()
    await mouseOver(frame).drag({ x: 5, y: 5 }, 40, 0)
    await expect(args.onPositionsChange).not.toHaveBeenCalled()
  },
}

/** Alternatives to dragging: Shift with the arrow keys, or two clicks. */
export const WithoutDragging: Story = {
  args: { defaultSelectedId: 'clients:lire' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const frame = await drawn(canvasElement)
    frame.focus()
    await twoFrames()
    const before = ringOf(frame)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
    await waitFor(() => expect(ringOf(frame).x - before.x).toBeCloseTo(32, 0))
    await expect(ringOf(frame).y - before.y).toBeCloseTo(16, 0)
    await userEvent.click(canvas.getByRole('button', { name: /^(Move|Déplacer) .*clients:lire/ }))
    await expect(status(canvasElement)).toMatch(/clients:lire/)
    frame.focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^(Move|Déplacer) / })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Move|Déplacer) / }))
    const calls = onPositionsChange.mock.calls.length
    await mouseOver(frame).press(24, 300)
    await expect(args.onPositionsChange).toHaveBeenCalledTimes(calls + 1)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(ringOf(frame).x).toBeCloseTo(24, 0))
    await expect(ringOf(frame).y).toBeCloseTo(284, 0)
    await expect(canvas.getByRole('heading', { name: 'clients:lire' })).toBeVisible()
  },
}

/** A saved view: nodes placed by hand far out and on top of each other, and one that no longer exists. */
export const Permutations: Story = {
  args: {
    positions: {
      admin: { x: 420, y: 40 },
      portail: { x: -300, y: 0 },
      'rapports:lire': { x: 60, y: 160 },
      'clients:lire': { x: 60, y: 164 },
      gone: { x: 0, y: 0 },
    },
    defaultSelectedId: 'admin',
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(
      within(canvasElement).getByRole('button', { name: /^(Reset the layout|Réinitialiser la)/ }),
    ).toBeVisible()
  },
}
