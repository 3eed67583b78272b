import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { firmEdges, firmKinds, firmNodes, scopeEdges, scopeKinds, scopeNodes } from './network.fixtures.ts'
import {
  NetworkGraph,
  networkLayouts,
  networkViews,
  type NetworkGraphProps,
  type NetworkNode,
} from './NetworkGraph.tsx'
import { drawn, focusedRow, graph, status, tree } from './storyParts.fixtures.ts'

const meta = {
  title: 'Components/NetworkGraph',
  component: NetworkGraph<NetworkNode>,
  args: {
    'aria-label': 'Clients et missions',
    nodes: firmNodes,
    edges: firmEdges,
    kinds: firmKinds,
    onSelect: fn(),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: networkLayouts },
    view: { control: 'inline-radio', options: networkViews },
  },
} satisfies Meta<NetworkGraphProps>
export default meta
type Story = StoryObj<typeof meta>

/** The graph, beside a summary of the network in words. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Clients et missions' })).toBeVisible()
    await expect(graph(canvasElement)).toHaveAccessibleDescription(
      /21 (elements, 20 links: Clients: 5, Contacts: 6, Missions: 6,? and Collaborateurs: 4|éléments, 20 liens\s: Clients\s: 5, Contacts\s: 6, Missions\s: 6 et Collaborateurs\s: 4)/,
    )
    await expect(canvas.getByRole('radio', { name: /^(Graph|Graphe)$/ })).toBeChecked()
    await expect(canvas.getByRole('region', { name: /^(Overview|Vue d’ensemble)$/ })).toHaveTextContent(
      /Clients5Contacts6Missions6Collaborateurs4/,
    )
    await expect(canvasElement.querySelectorAll('canvas').length).toBeGreaterThan(0)
  },
}

/** The graph is a single tab stop. Arrow keys follow links, and every step is announced. */
export const Keyboard: Story = {
  args: { onNodeAction: fn() },
  play: async ({ canvasElement, args }) => {
    const frame = await drawn(canvasElement)
    const said = () => status(canvasElement)
    within(canvasElement)
      .getByRole('button', { name: /^Collaborateurs/ })
      .focus()
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    const durand =
      /^Durand SA, Client, 4 (links|liens)\s?; a pour contact Anne Durand, a pour contact Hugo Blanc$/
    await waitFor(() => expect(said()).toMatch(durand))
    // Whatever the layout, each of the four keys leads to a neighbour or nowhere, and back along the same link.
    await userEvent.keyboard('n')
    // The announcement: how the node was reached, what it is, and where else it leads.
    await expect(said()).toMatch(/^a pour contact\s?: Anne Durand, Contact, 2 (links|liens)\s?; .*$/)
    await userEvent.keyboard('n')
    await expect(said()).toMatch(
      /^a pour contact\s?: Hugo Blanc, Contact, 3 (links|liens)\s?; travaille pour Éditions du Parvis/,
    )
    await userEvent.keyboard('pp')
    await expect(said()).toMatch(/^a pour mission\s?: Paie, Mission, 2 (links|liens)\s?; a pour intervenant /)
    await userEvent.keyboard('{Home}')
    await expect(said()).toMatch(durand)
    await userEvent.keyboard('{PageDown}')
    await expect(said()).toMatch(/^Boulangerie Martin/)
    await userEvent.keyboard('{End}')
    await expect(said()).toMatch(/^Karim Benali, Collaborateur, 0 (links|lien)$/)
    await userEvent.keyboard('{PageUp}')
    await expect(said()).toMatch(/^Léa Fontaine/)
    const before = said()
    const moves = ['{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{ArrowRight}']
    const reached = new Set<string>()
    for (const move of moves) {
      await userEvent.keyboard(move)
      reached.add(said())
    }
    await expect(reached.size).toBeGreaterThan(1)
    await expect([...reached].some(words => words !== before)).toBe(true)
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('client-0')
    await expect(within(canvasElement).getByRole('heading', { name: 'Durand SA' })).toBeVisible()
    await expect(said()).toMatch(/(selected|sélectionné)$/)
    // Enter on the selected node opens it.
    await expect(args.onNodeAction).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNodeAction).toHaveBeenCalledWith(firmNodes[0])
    await userEvent.keyboard('++-0')
    await expect(frame).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: /^(Zoom out|Réduire)$/ })).toHaveFocus()
  },
}

/** A narrow window has no room for a graph, so it starts with the list; a wide one starts with the graph. */
export const BeginsWhereThereIsRoom: Story = {
  args: {
    defaultView: 'auto',
    hiddenKinds: ['mission'],
    onHiddenKindsChange: fn(),
    onViewChange: fn(),
  },
  parameters: { picture: 'none' },
  render: function Controlled(args) {
    const [hiddenKinds, setHiddenKinds] = useState(args.hiddenKinds ?? [])
    return (
      <NetworkGraph
        {...args}
        hiddenKinds={hiddenKinds}
        onHiddenKindsChange={ids => {
          args.onHiddenKindsChange?.(ids)
          setHiddenKinds(ids)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const isNarrow = window.matchMedia('screen and (width < 30rem)').matches
    await expect(
      canvas.getByRole('radio', { name: isNarrow ? /^(List|Liste)$/ : /^(Graph|Graphe)$/ }),
    ).toBeChecked()
    // The kinds that the caller hides are hidden, and it is notified when the reader changes them.
    const missions = canvas.getByRole('button', { name: /^Missions/ })
    await expect(missions).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(missions)
    await expect(args.onHiddenKindsChange).toHaveBeenLastCalledWith([])
    await userEvent.click(canvas.getByRole('button', { name: /^Contacts/ }))
    await expect(args.onHiddenKindsChange).toHaveBeenLastCalledWith(['contact'])
    // The reader's choice is kept.
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await expect(canvas.getByRole('radio', { name: /^(List|Liste)$/ })).toBeChecked()
  },
}

/** The same content as a tree grid: each node, with its linked nodes below it. */
export const ListView: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvasElement, args }) => {
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '21')
    within(canvasElement)
      .getByRole('button', { name: /^Collaborateurs/ })
      .focus()
    await userEvent.tab()
    await expect(focusedRow()).toMatch(/^Durand SA, Client, 4 (links|liens), Lyon, industrie$/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true')
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '25')
    await userEvent.keyboard('{ArrowRight}')
    await expect(focusedRow()).toMatch(/^a pour contact\s?: Anne Durand, Contact, 2 (links|liens)$/)
    await expect(document.activeElement).toHaveAttribute('aria-level', '2')
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '1')
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '4')
    // Enter follows the link to the linked node's own row.
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('contact-0')
    await expect(focusedRow()).toMatch(/^Anne Durand/)
    await expect(document.activeElement).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('d')
    await expect(focusedRow()).toMatch(/^Due diligence/)
    await userEvent.keyboard('{End}')
    await expect(focusedRow()).toMatch(/^Karim Benali/)
    await expect(document.activeElement).not.toHaveAttribute('aria-expanded')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(within(canvasElement).getByRole('row', { name: /^Clinique des Lilas/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('client-4')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
  },
}

/** Selection, search and hidden kinds are shared by both views. */
export const InStep: Story = {
  args: { onViewChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Missions/ }))
    await expect(canvas.getByRole('button', { name: /^Missions/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(
      canvas.getByText(/^15 (elements, 8 links|éléments, 8 liens)$/, { selector: 'span' }),
    ).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'hugo{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('contact-5')
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith('list')
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '1')
    await expect(canvas.getByRole('row', { selected: true })).toHaveAccessibleName(/^Hugo Blanc, Contact/)
    // A node stays selected when its kind is hidden, and the details say so.
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^Contacts/ }))
    await expect(canvas.getByRole('heading', { name: 'Hugo Blanc' })).toBeVisible()
    await expect(canvas.getByText(/^(Hidden by the types|Masqué par les types)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Contacts/ }))
    await expect(canvas.getByRole('row', { selected: true })).toHaveAccessibleName(/^Hugo Blanc/)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Graph|Graphe)$/ }))
    await expect(canvas.getByRole('radio', { name: /^(Graph|Graphe)$/ })).toHaveFocus()
    await drawn(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Hugo Blanc' })).toBeVisible()
  },
}

/** The details of a node, and its linked nodes. */
export const Details: Story = {
  args: {
    defaultSelectedId: 'client-3',
    height: '22rem',
    onNodeAction: fn(),
    nodeActionLabel: 'Ouvrir la fiche',
    renderDetails: node => <p>Référence {node.id}</p>,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    const details = within(canvas.getByRole('region', { name: /^(Details|Détail)$/ }))
    await expect(details.getByRole('heading', { name: 'Transports Leroy' })).toBeVisible()
    await expect(details.getByText('Référence client-3')).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Ouvrir la fiche' }))
    await expect(args.onNodeAction).toHaveBeenCalledWith(firmNodes[3])
    await userEvent.click(details.getByRole('button', { name: /Commissariat aux comptes$/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('mission-4')
    await waitFor(() =>
      expect(details.getByRole('heading', { name: 'Commissariat aux comptes' })).toBeVisible(),
    )
    // The pressed element has gone, so the focus stays in the details.
    await expect(canvas.getByRole('region', { name: /^(Details|Détail)$/ })).toHaveFocus()
    await userEvent.click(details.getByRole('button', { name: /^(Close details|Fermer le détail)$/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    // Back to the start of the story, with the details of the node.
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await userEvent.click(canvas.getByRole('row', { name: /^Transports Leroy/ }))
    await waitFor(() => expect(details.getByText('Référence client-3')).toBeVisible())
  },
}

/** The shortest path between two nodes, in words and in the graph. */
export const Path: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Find a path|Trouver un chemin)$/ }))
    const choose = async (label: RegExp, words: string) => {
      const field = canvas.getByRole('combobox', { name: label })
      await userEvent.clear(field)
      await userEvent.type(field, words)
      await userEvent.keyboard('{ArrowDown}{Enter}')
    }
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^(From|De)$/ })).toHaveFocus())
    await choose(/^(From|De)$/, 'ines')
    await choose(/^(To|À)$/, 'eloise')
    await expect(canvas.getByText(/^(Shortest path: 5 links|Plus court chemin\s: 5 liens)$/)).toBeVisible()
    const steps = canvas.getAllByRole('listitem').filter(item => item.closest('ol'))
    await expect(steps.map(step => step.textContent)).toEqual([
      'Inès Moreau',
      'intervient surAudit 2025',
      'est réalisée pourDurand SA',
      'a pour contactHugo Blanc',
      'travaille pourÉditions du Parvis',
      'a pour contactÉloïse Petit',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Audit 2025' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('mission-0')
    await choose(/^(To|À)$/, 'karim')
    await expect(
      canvas.getByText(
        /^(There is no path from Inès Moreau to Karim Benali|Il n’y a pas de chemin d’Inès Moreau à Karim Benali)\.$/,
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Missions/ }))
    await expect(canvas.getByText(/(among the types shown|parmi les types affichés)\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Missions/ }))
    await choose(/^(To|À)$/, 'ines')
    await expect(canvas.getByText(/(are the same element|sont le même élément)\.$/)).toBeVisible()
    await choose(/^(To|À)$/, 'eloise')
    await drawn(canvasElement)
  },
}

/** A small directed graph: from each node down to what it depends on. */
export const Layered: Story = {
  args: {
    'aria-label': 'Droits et dépendances',
    nodes: scopeNodes,
    edges: scopeEdges,
    kinds: scopeKinds,
    layout: 'layered',
    defaultSelectedId: 'rapports:lire',
  },
  play: async ({ canvasElement }) => {
    const frame = await drawn(canvasElement)
    const canvas = within(canvasElement)
    const details = within(canvas.getByRole('region', { name: /^(Details|Détail)$/ }))
    await expect(details.getByRole('button', { name: 'est exigé par Lecteur' })).toBeVisible()
    await expect(details.getByRole('button', { name: 'exige clients:lire' })).toBeVisible()
    frame.focus()
    // Dependencies lie below.
    await userEvent.keyboard('{ArrowDown}')
    await expect(status(canvasElement)).toMatch(/^exige\s?: clients:lire, Droit/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(status(canvasElement)).toMatch(/^exige\s?: portail, Droit/)
  },
}

const long = 'Société anonyme des établissements réunis pour l’exploitation des eaux minérales et thermales'
const uglyNodes: readonly NetworkNode[] = [
  { id: '1', kind: 'client', label: long, description: `${long}, ${long}` },
  {
    id: '2',
    kind: 'contact',
    label: '<img src=x onerror=alert(1)>',
    badge: { label: '<b>!</b>', tone: 'danger' },
  },
  { id: '3', kind: 'mission', label: 'التقارير السنوية 2025' },
  { id: '4', kind: 'staff', label: 'Anticonstitutionnellement'.repeat(4) },
  { id: '5', kind: 'gone', label: '👩‍👩‍👧‍👦 Famille' },
  { id: '6', kind: 'client', label: ' ' },
]
const uglyKinds = [
  ...firmKinds,
  { ...firmKinds[0], id: 'x', label: long, pluralLabel: long },
] as typeof firmKinds

/** Awkward content: long names, markup, other scripts, unknown kinds and a node linked to itself. */
export const Permutations: Story = {
  args: {
    nodes: uglyNodes,
    edges: [
      { id: 'a', source: '1', target: '2', label: long, isDirected: true },
      { id: 'b', source: '2', target: '3' },
      { id: 'c', source: '3', target: '4', label: '<b>gras</b>', isDirected: true },
      { id: 'd', source: '1', target: '1', label: 'détient' },
      { id: 'e', source: '4', target: '1' },
      { id: 'f', source: '4', target: '1', label: 'encore' },
      { id: 'g', source: '5', target: 'nobody' },
    ],
    kinds: uglyKinds,
    defaultSelectedId: '1',
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: long })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^(List|Liste)$/ }))
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '6')
    const row = canvas.getByRole('row', { name: /^<img src=x onerror/ })
    await expect(row).toBeVisible()
    await userEvent.click(
      within(canvas.getByRole('row', { name: new RegExp(`^${long}`) })).getByRole('button'),
    )
    for (const element of canvas.getAllByRole('row'))
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Graph|Graphe)$/ }))
    await drawn(canvasElement)
  },
}
