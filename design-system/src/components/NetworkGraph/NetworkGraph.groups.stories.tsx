import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { firmKinds, makeNetwork } from './network.fixtures.ts'
import { NetworkGraph, type NetworkGraphProps } from './NetworkGraph.tsx'
import { drawn, focusedRow, status, tree } from './storyParts.fixtures.ts'

const few = makeNetwork(300)
const onSelect = fn<NonNullable<NetworkGraphProps['onSelect']>>()
const onHiddenKindsChange = fn<NonNullable<NetworkGraphProps['onHiddenKindsChange']>>()
const onNodeAction = fn<NonNullable<NetworkGraphProps['onNodeAction']>>()

/** Large networks are shown as groups that can be opened. */
const meta = {
  title: 'Components/NetworkGraph/Groups',
  component: NetworkGraph,
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Clients et missions',
    nodes: [],
    edges: [],
    kinds: firmKinds,
    groupFrom: 100,
    height: '24rem',
    onSelect,
    onHiddenKindsChange,
    onNodeAction,
  },
  // Not in `args`, which the docs page would print in full.
  render: args => <NetworkGraph {...args} nodes={few.nodes} edges={few.edges} />,
  parameters: { picture: 'none' },
  beforeEach: () => {
    onSelect.mockClear()
    onHiddenKindsChange.mockClear()
    onNodeAction.mockClear()
  },
} satisfies Meta<NetworkGraphProps>
export default meta
type Story = StoryObj<typeof meta>

const closed = /^(Group of|Groupe de) \d+.* (closed|fermé), /
const opened = /^(Group of|Groupe de) \d+.* (open|ouvert), /
const openIt = /^(Open the group|Ouvrir le groupe)$/
const closeIt = /^(Close the group|Fermer le groupe)$/
const spoken = (canvasElement: HTMLElement) => status(canvasElement).replaceAll(/\s/g, ' ')
const rowCount = (canvasElement: HTMLElement) => Number(tree(canvasElement).getAttribute('aria-rowcount'))

/** A group can be reached like any node and announces itself. Enter selects it, opens it and closes it again. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, canvas }) => {
    const frame = await drawn(canvasElement)
    frame.focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(closed))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: openIt })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(/: (open|ouvert)\.$/))
    await waitFor(() => expect(canvas.getByRole('button', { name: closeIt })).toBeVisible())
    // A group is not one of the caller's nodes.
    await expect(onNodeAction).not.toHaveBeenCalled()
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('n')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(/^(contains|contient)\s?: /))
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(/: (closed|fermé)\.$/))
    await waitFor(() => expect(canvas.getByRole('button', { name: openIt })).toBeVisible())
  },
}

/** The list has the same groups: a row expands to show the members. */
export const InList: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(tree(canvasElement)).toBeVisible())
    const before = rowCount(canvasElement)
    const first = canvas.getAllByRole('row', { name: closed })[0] ?? canvasElement
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { name: opened })[0]).toHaveAttribute('aria-expanded', 'true'),
    )
    const members = Number(/\d+/.exec(focusedRow())?.[0])
    // Each member is listed under the group and as a row of its own.
    await expect(rowCount(canvasElement)).toBe(before + 2 * members)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedRow()).toMatch(/^(contains|contient)/))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(rowCount(canvasElement)).toBe(before))
  },
}

/** Search finds members of closed groups, and selecting a member from outside opens its group. */
export const Found: Story = {
  args: { defaultView: 'list', defaultSelectedId: '250' },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(tree(canvasElement)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Client 250' })).toBeVisible())
    const all = rowCount(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'client 11')
    await waitFor(() => expect(rowCount(canvasElement)).toBeLessThan(all))
    await expect(canvas.getAllByRole('row', { name: closed }).length).toBeGreaterThan(0)
    await userEvent.clear(canvas.getByRole('searchbox'))
    const details = within(canvas.getByRole('region', { name: /^(Details|Détail)$/ }))
    await expect(details.queryByRole('button', { name: openIt })).toBeNull()
    // Closing the group selects the group instead of its selected member.
    await userEvent.click(
      within(canvas.getAllByRole('row', { name: opened })[0] ?? canvasElement).getByRole('button'),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: openIt })).toBeVisible())
    await expect(canvas.queryAllByRole('row', { name: opened })).toHaveLength(0)
  },
}

/** A caller that does not follow the selection: the group that the reader closes stays closed, and nothing tells of groups. */
export const SelectedByCaller: Story = {
  args: { defaultView: 'list', selectedId: '250' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Client 250' })).toBeVisible())
    // The list is shown from the selected node on, and the groups come first.
    canvas.getByRole('row', { name: /^Client 250/ }).focus()
    await userEvent.keyboard('{Home}')
    const open = await canvas.findByRole('row', { name: opened })
    await userEvent.click(within(open).getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('button', { name: openIt })).toBeVisible())
    await expect(canvas.queryAllByRole('row', { name: opened })).toHaveLength(0)
    await expect(onSelect.mock.calls).toEqual([[null]])
    const groups = canvas.getByRole('button', { name: /^(Groups|Groupes)/ })
    await userEvent.click(groups)
    await waitFor(() => expect(canvas.queryAllByRole('row', { name: closed })).toHaveLength(0))
    await expect(onHiddenKindsChange).not.toHaveBeenCalled()
  },
}

const renamed = (id: string) => `other-${id}`
const other = {
  nodes: few.nodes.map(node => ({ ...node, id: renamed(node.id) })),
  edges: few.edges.map(edge => ({ ...edge, source: renamed(edge.source), target: renamed(edge.target) })),
}

function Replaced(props: NetworkGraphProps) {
  const [network, setNetwork] = useState<Pick<NetworkGraphProps, 'nodes' | 'edges'>>(few)
  return (
    <>
      <Button onPress={() => setNetwork(other)}>Un autre réseau</Button>
      <NetworkGraph {...props} nodes={network.nodes} edges={network.edges} />
    </>
  )
}

/** Another large network in the same place has groups of its own. */
export const AnotherNetwork: Story = {
  args: { defaultView: 'list' },
  render: args => <Replaced {...args} />,
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row', { name: closed }).length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Un autre réseau' }))
    await waitFor(() => expect(canvas.getAllByRole('row', { name: closed }).length).toBeGreaterThan(0))
    await expect(rowCount(canvasElement)).toBeLessThan(100)
  },
}

/** The groups cannot be computed, here for lack of memory: an error, and a retry that succeeds. */
export const CannotBeGrouped: Story = {
  args: { defaultView: 'list' },
  play: async ({ args, canvas, mount }) => {
    const worker = spyOn(window, 'Worker').mockImplementation(function refuse(): never {
      throw new DOMException('Refused by the policy', 'SecurityError')
    })
    const memory = spyOn(globalThis, 'Float64Array').mockImplementation(function refuse(): never {
      throw new RangeError('Array buffer allocation failed')
    })
    try {
      await mount(<NetworkGraph {...args} nodes={few.nodes} edges={few.edges} />)
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(/(could not be loaded|n’a pas pu être chargé)/),
      )
    } finally {
      memory.mockRestore()
      worker.mockRestore()
    }
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('row', { name: closed }).length).toBeGreaterThan(0))
  },
}

/** A hundred thousand: a few dozen groups are drawn, and those that are opened. */
export const HundredThousand: Story = {
  args: { groupFrom: 20_000 },
  render: args => {
    hundredThousand ??= makeNetwork(100_000)
    return <NetworkGraph {...args} nodes={hundredThousand.nodes} edges={hundredThousand.edges} />
  },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible(), { timeout: 60_000 })
    const frame = await drawn(canvasElement)
    frame.focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(closed))
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(spoken(canvasElement)).toMatch(/: (open|ouvert)\.$/), { timeout: 20_000 })
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await waitFor(() => expect(rowCount(canvasElement)).toBeGreaterThan(500))
    await expect(rowCount(canvasElement)).toBeLessThan(6000)
  },
}

/** Groups on their own: what they are called is as long as the words of their kinds. */
export const Permutations: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row', { name: closed }).length).toBeGreaterThan(2))
  },
}

let hundredThousand: ReturnType<typeof makeNetwork> | undefined
