import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import type { Box } from './labelRoom.ts'
import { firmKinds, makeNetwork, scopeEdges, scopeKinds, scopeNodes } from './network.fixtures.ts'
import { NetworkGraph, type NetworkGraphProps } from './NetworkGraph.tsx'
import { drawn, ringOf, status } from './storyParts.fixtures.ts'

const meta = {
  title: 'Components/NetworkGraph/Pointer',
  component: NetworkGraph,
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Droits et dépendances',
    nodes: scopeNodes,
    edges: scopeEdges,
    kinds: scopeKinds,
    layout: 'layered',
    height: '28rem',
    onSelect: fn(),
  },
} satisfies Meta<NetworkGraphProps>
export default meta
type Story = StoryObj<typeof meta>

/** The red, green and blue of the canvas at a point of its frame. */
function colorAt(canvas: HTMLCanvasElement, x: number, y: number): readonly number[] {
  const ratio = canvas.width / canvas.clientWidth
  return [...(canvas.getContext('2d')?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])].slice(0, 3)
}
const canvasOf = (frame: HTMLElement) => frame.querySelector('canvas') ?? document.createElement('canvas')
const twoFrames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Clicks, drags, zooms with two fingers, and zooms with the wheel only when the graph has the focus. */
export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = await drawn(canvasElement)
    const canvas = canvasOf(frame)
    const { left, top } = canvas.getBoundingClientRect()
    const point = (x: number, y: number, pointerId = 1) => ({
      clientX: left + x,
      clientY: top + y,
      pointerId,
      pointerType: 'mouse',
      button: 0,
    })
    canvas.setPointerCapture = () => {}
    const wheel = () => {
      const event = new WheelEvent('wheel', {
        deltaY: -200,
        clientX: left + 50,
        clientY: top + 50,
        cancelable: true,
        bubbles: true,
      })
      canvas.dispatchEvent(event)
      return event.defaultPrevented
    }
    // The wheel still scrolls the page.
    await expect(wheel()).toBe(false)
    frame.focus()
    await twoFrames()
    const before = ringOf(frame)
    await expect(status(canvasElement)).toMatch(/^Administrateur, /)
    // Dragging: the focus ring follows its node and nothing is selected.
    await fireEvent.pointerDown(canvas, point(200, 200))
    await fireEvent.pointerMove(canvas, point(210, 200))
    await fireEvent.pointerMove(canvas, point(240, 230))
    await fireEvent.pointerUp(canvas, point(240, 230))
    await expect(ringOf(frame).x - before.x).toBeCloseTo(40, 0)
    await expect(ringOf(frame).y - before.y).toBeCloseTo(30, 0)
    await expect(args.onSelect).not.toHaveBeenCalled()
    // The wheel zooms around the pointer now that the graph has the focus.
    const dragged = ringOf(frame)
    await expect(wheel()).toBe(true)
    await expect((ringOf(frame).x - 50) / (dragged.x - 50)).toBeCloseTo(Math.exp(0.3), 1)
    // Moving two fingers twice as far apart doubles the zoom.
    const zoomedIn = ringOf(frame)
    await fireEvent.pointerDown(canvas, point(300, 300, 1))
    await fireEvent.pointerDown(canvas, point(300, 400, 2))
    await fireEvent.pointerMove(canvas, point(300, 250, 1))
    await fireEvent.pointerUp(canvas, point(300, 250, 1))
    await fireEvent.pointerUp(canvas, point(300, 400, 2))
    await expect(ringOf(frame).x).not.toBeCloseTo(zoomedIn.x, 0)
    await expect(args.onSelect).not.toHaveBeenCalled()
    within(canvasElement)
      .getByRole('button', { name: /(to frame|au cadre)$/ })
      .click()
    await twoFrames()
    // A click selects the node there, even a few pixels beside it.
    const place = ringOf(frame)
    await fireEvent.pointerDown(canvas, point(place.x + 6, place.y + 6))
    await fireEvent.pointerUp(canvas, point(place.x + 6, place.y + 6))
    await expect(args.onSelect).toHaveBeenLastCalledWith('admin')
    await expect(within(canvasElement).getByRole('heading', { name: 'Administrateur' })).toBeVisible()
  },
}

/** The canvas picks up the colours of a new theme as soon as the page does. */
export const ThemeChanges: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(await drawn(canvasElement))
    const ground = () => colorAt(canvas, 3, 3)
    const root = document.documentElement
    const before = { theme: root.dataset['theme'] ?? 'light', color: ground() }
    root.dataset['theme'] = before.theme === 'dark' ? 'light' : 'dark'
    await waitFor(() => expect(Math.abs((ground()[0] ?? 0) - (before.color[0] ?? 0))).toBeGreaterThan(100))
    root.dataset['theme'] = before.theme
    await waitFor(() => expect(ground()).toEqual(before.color))
  },
}

const some = makeNetwork(120)

/** As many labels as can be read: none overlaps another, and nodes with many links are labelled first. */
export const Labels: Story = {
  args: { 'aria-label': 'Clients et missions', ...some, kinds: firmKinds, layout: 'force', height: '34rem' },
  play: async ({ canvasElement, canvas }) => {
    await drawn(canvasElement)
    const labels = new Map<string, Box>()
    const write = spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function note(
      this: CanvasRenderingContext2D,
      words,
      x,
      y,
    ) {
      const half = this.measureText(words).width / 2
      labels.set(words, { left: x - half, right: x + half, top: y - 7, bottom: y + 7 })
    })
    const fit = () => canvas.getByRole('button', { name: /(to frame|au cadre)$/ }).click()
    try {
      fit()
      await waitFor(() => expect(labels.size).toBeGreaterThan(20))
    } finally {
      write.mockRestore()
    }
    const all = [...labels]
    const overlaps = all.flatMap(([one, a], at) =>
      all
        .slice(at + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${one} / ${other}`),
    )
    await expect(overlaps).toEqual([])
    await expect(labels.has('Client 0')).toBe(true)
    fit()
    await twoFrames()
  },
}

/** The graph alone, as a phone shows it. */
export const Permutations: Story = {
  args: { height: '20rem', defaultSelectedId: 'clients:lire' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
  },
}
