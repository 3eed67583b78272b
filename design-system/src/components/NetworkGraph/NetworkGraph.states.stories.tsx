import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { GraphStage } from './GraphStage.tsx'
import { firmEdges, firmKinds, firmNodes, makeNetwork } from './network.fixtures.ts'
import { NetworkGraph, type NetworkGraphProps } from './NetworkGraph.tsx'
import { runLayout } from './runLayout.ts'
import { drawn, focusedRow, graph, ringOf, status, tree } from './storyParts.fixtures.ts'
import { useGraphLayout } from './useGraphLayout.ts'
import { useNetworkState } from './useNetworkState.ts'

const meta = {
  title: 'Components/NetworkGraph/States',
  component: NetworkGraph,
  tags: ['!autodocs'],
  args: { 'aria-label': 'Clients et missions', nodes: firmNodes, edges: firmEdges, kinds: firmKinds },
} satisfies Meta<NetworkGraphProps>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { status: 'loading', height: '20rem' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(Loading the network|Chargement du réseau)…$/,
    )
  },
}

export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { nodes: [], edges: [] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', {
        name: /^(Nothing in|Rien dans)/,
      }),
    ).toBeVisible()
  },
}

/** Nothing is shown, and nothing is found: each has a way back. */
export const NothingShown: Story = {
  args: { defaultView: 'list', height: '24rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const kind of firmKinds)
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${kind.pluralLabel}`) }))
    await expect(
      canvas.getByRole('heading', { name: /^(All types are hidden|Tous les types sont masqués)$/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Show all|Tout afficher)$/ }))
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '21')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(status(canvasElement)).toMatch(/^0 (elements match|élément correspond)$/)
    await expect(canvas.getByRole('heading', { name: /zzz/ })).toBeVisible()
  },
}

const arrange = fn<typeof runLayout>()
function Stage(props: NetworkGraphProps) {
  const network = useNetworkState(props)
  const { model, layout } = network
  const arranged = useGraphLayout({ model, layout, isShown: true, arrange })
  return (
    <div style={{ blockSize: '24rem' }}>
      <GraphStage network={network} arranged={arranged} />
    </div>
  )
}

/** The layout code could not be loaded: the list remains available, and a retry succeeds. */
export const GraphNotLoaded: Story = {
  beforeEach: () => {
    arrange.mockReset()
    arrange.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    arrange.mockImplementation(runLayout)
  },
  render: args => <Stage {...args} />,
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/(could not be loaded|n’a pas pu être chargé)/),
    )
    await expect(canvas.getByRole('button', { name: /^(Show the list|Afficher la liste)$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await drawn(canvasElement)
    await expect(arrange).toHaveBeenCalledTimes(2)
  },
}

/** Fast layouts show no progress bar; only slow ones report progress. */
export const Arranging: Story = {
  beforeEach: () => {
    arrange.mockReset()
    arrange.mockImplementation((_task, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    })
  },
  render: args => <Stage {...args} />,
  play: async ({ canvas, canvasElement, mount, args }) => {
    const since = performance.now()
    await mount(<Stage {...args} />)
    const bar = () => canvas.queryByRole('progressbar')
    await expect(bar()).toBeNull()
    await waitFor(() => expect(bar()).toBeVisible())
    await expect(performance.now() - since).toBeGreaterThanOrEqual(300)
    await expect(bar()).toHaveAttribute('aria-valuenow', '40')
    await expect(canvasElement).toBeVisible()
  },
}

/** Where no worker can be started, the page computes the layout itself. */
export const WithoutWorker: Story = {
  // Looks exactly like `Default`, as it should.
  parameters: { picture: 'none' },
  beforeEach: () => {
    const worker = spyOn(window, 'Worker').mockImplementation(function refuse(): never {
      throw new DOMException('Refused by the policy', 'SecurityError')
    })
    return () => worker.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(window.Worker).toHaveBeenCalled()
    await expect(graph(canvasElement)).toBeVisible()
  },
}

const first = new Set(['client-0', 'contact-0', 'contact-5'])
const answer = fn<() => Promise<void>>()
function Expanding(props: NetworkGraphProps) {
  const [isWhole, setWhole] = useState(false)
  const nodes = isWhole
    ? firmNodes
    : firmNodes.filter(({ id }) => first.has(id)).map(node => ({ ...node, hasMore: node.id === 'client-0' }))
  const [known, setKnown] = useState(nodes)
  return (
    <NetworkGraph
      {...props}
      nodes={isWhole ? firmNodes : known}
      defaultSelectedId="client-0"
      onExpand={async () => {
        await answer()
        setWhole(true)
        setKnown([])
      }}
    />
  )
}

/** Loading more links of a node, a failure and a retry. The existing nodes stay where they are. */
export const Expand: Story = {
  beforeEach: () => {
    answer.mockReset()
    answer.mockRejectedValueOnce(new Error('503'))
    answer.mockResolvedValue()
  },
  render: args => <Expanding {...args} />,
  play: async ({ canvasElement, canvas }) => {
    const frame = await drawn(canvasElement)
    frame.focus()
    await waitFor(() => expect(ringOf(frame).x).toBeGreaterThan(0))
    const before = ringOf(frame)
    await userEvent.click(canvas.getByRole('button', { name: /^(Load more links|Charger d’autres liens)$/ }))
    await waitFor(() =>
      expect(
        canvas.getByText(
          /^(The other links could not be loaded|Les autres liens n’ont pas pu être chargés)\.$/,
        ),
      ).toBeVisible(),
    )
    await expect(status(canvasElement)).toMatch(/(of Durand SA could not|de Durand SA n’ont pas)/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() =>
      expect(status(canvasElement)).toMatch(/^Durand SA\s?: 18 (elements added|éléments ajoutés)\.$/),
    )
    // It is still the same canvas, and the selected node has not moved.
    await expect(graph(canvasElement)).toBe(frame)
    await waitFor(() => expect(frame.parentElement).not.toHaveAttribute('aria-busy'))
    frame.focus()
    await waitFor(() => expect(ringOf(frame).x).toBeCloseTo(before.x, 0))
    await expect(ringOf(frame).y).toBeCloseTo(before.y, 0)
    await expect(
      canvas.queryByRole('button', { name: /^(Load more links|Charger d’autres liens)$/ }),
    ).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Durand SA' })).toBeVisible()
  },
}

/** The same in the list: expanding a row loads the missing links. */
export const ExpandInList: Story = {
  args: { defaultView: 'list', height: '24rem' },
  beforeEach: () => {
    answer.mockReset()
    answer.mockRejectedValueOnce(new Error('503'))
    answer.mockResolvedValue()
  },
  render: args => <Expanding {...args} />,
  play: async ({ canvasElement, canvas }) => {
    canvas.getByRole('row', { name: /^Durand SA/ }).focus()
    await expect(focusedRow()).toMatch(/(more links can be loaded|d’autres liens peuvent être chargés)$/)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedRow()).toMatch(/(could not be loaded|n’ont pas pu être chargés)\.$/))
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)\s– Durand SA$/ }))
    await waitFor(() => expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '25'))
    await expect(focusedRow()).toMatch(/^Durand SA, Client, 4 (links|liens), Lyon, industrie$/)
  },
}

/** The picture has a title and a legend; the list file neutralises formulas. Both files are named after the network. */
export const Export: Story = {
  play: async ({ canvasElement, canvas }) => {
    await drawn(canvasElement)
    const saved: Blob[] = []
    const url = spyOn(URL, 'createObjectURL').mockImplementation(file => {
      saved.push(file as Blob)
      return 'about:blank#saved'
    })
    const names: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const save = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: /^(Export|Exporter)$/ }))
      await userEvent.click(await within(document.body).findByRole('menuitem', { name }))
    }
    try {
      await save(/^Image \(PNG\)/)
      // The drawing code is only loaded now, and a busy machine takes its time to draw.
      await waitFor(() => expect(names).toEqual(['Clients et missions.png']), { timeout: 30_000 })
      const picture = await createImageBitmap(saved[0] ?? new Blob())
      await expect(picture.width).toBeGreaterThanOrEqual(900)
      await expect(saved[0]?.type).toBe('image/png')
      await save(/^(List of links|Liste des liens)/)
      await waitFor(() => expect(names).toEqual(['Clients et missions.png', 'Clients et missions.csv']))
      const text = await saved[1]?.text()
      await expect(text).toMatch(/Durand SA[,;]Client[,;]/)
      await expect(text?.trimEnd().split('\r\n')).toHaveLength(1 + 40 + 1)
      await save(/^(Vector image|Image vectorielle)/)
      await waitFor(() => expect(names.at(-1)).toBe('Clients et missions.svg'))
      const drawing = await saved[2]?.text()
      const vector = new DOMParser().parseFromString(drawing ?? '', 'image/svg+xml')
      await expect(vector.querySelector('parsererror')).toBeNull()
      await expect(vector.querySelectorAll('line')).toHaveLength(20)
      await expect(vector.querySelectorAll('g > path')).toHaveLength(21)
      await save(/^(Network file|Fichier de réseau)/)
      await waitFor(() => expect(names.at(-1)).toBe('Clients et missions.graphml'))
      const network = new DOMParser().parseFromString((await saved[3]?.text()) ?? '', 'application/xml')
      await expect(network.querySelectorAll('node')).toHaveLength(21)
      await expect(network.querySelectorAll('edge')).toHaveLength(20)
      await waitFor(() => expect(status(canvasElement)).toMatch(/(File saved|Fichier enregistré)\.$/))
    } finally {
      url.mockRestore()
      click.mockRestore()
    }
  },
}

/** The whole list is printed. */
export const Print: Story = {
  args: { defaultView: 'list', height: '12rem' },
  play: async ({ canvasElement }) => {
    const printed = () => canvasElement.querySelector('[data-part="printed"]')
    await expect(printed()).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(printed()?.querySelectorAll('ul > li > ul > li')).toHaveLength(40)
    await expect(printed()).toHaveTextContent(/Karim Benali, Collaborateur, 0 (links|lien)/)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(printed()).toBeNull())
  },
}

/** Paper is white, whatever theme the screen has. */
export const PrintedGraph: Story = {
  args: { height: '16rem' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const frame = await drawn(canvasElement)
    const isLight = () => {
      const canvas = frame.querySelector('canvas')
      const [red = 0] = canvas?.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? []
      return red > 240
    }
    const before = globals['theme'] !== 'dark'
    await expect(isLight()).toBe(before)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(isLight()).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(isLight()).toBe(before))
  },
}

const many = makeNetwork(10_000)

/** 10,000 nodes and 20,000 links: laid out by the worker and drawn at once. The list renders only the rows in view. */
export const TenThousand: Story = {
  args: { height: '24rem' },
  // Not in `args`, which the docs page would print in full.
  render: args => <NetworkGraph {...args} nodes={many.nodes} edges={many.edges} />,
  // A picture of thousands of overlapping shapes is no use for comparison.
  parameters: { picture: 'none' },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible())
    const frame = await drawn(canvasElement)
    frame.focus()
    const start = performance.now()
    await userEvent.keyboard('{End}++{Enter}')
    await expect(status(canvasElement)).toMatch(/^Collaborateur 9999, /)
    // Generous because the machine may be busy: each key takes a few milliseconds.
    await expect(performance.now() - start).toBeLessThan(3000)
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '10000')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('row', { selected: true })).toHaveAccessibleName(/^Collaborateur 9999, /)
  },
}

/** The list on its own. The component's main stories cover awkward content. */
export const Permutations: Story = {
  args: { defaultView: 'list', defaultSelectedId: 'client-3', height: '30rem' },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(within(canvas.getByRole('row', { name: /^Durand SA/ })).getByRole('button'))
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '25')
  },
}
