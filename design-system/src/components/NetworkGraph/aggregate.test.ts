import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../i18n/messages.ts'
import { aggregate, areGroupsOf, groupIdOf } from './aggregate.ts'
import { communitiesOf } from './communities.ts'
import { filterGraph } from './graphFilter.ts'
import { arbitraryGraph } from './graph.fixtures.ts'
import { GraphModel } from './graphModel.ts'
import { messages, type NetworkWords } from './NetworkGraph.messages.ts'
import { firmKinds } from './network.fixtures.ts'
import { nodeWords } from './networkWords.ts'

const t: NetworkWords = (key, values) => formatMessage('en', messages.en[key], values)

const small = arbitraryGraph.chain(({ nodes, edges }) =>
  fc
    .tuple(fc.array(fc.nat(3), { minLength: nodes.length, maxLength: nodes.length }), fc.nat(15))
    .map(([groups, bits]) => {
      const groupOf = new Map(nodes.map(({ id }, at) => [id, groups[at] ?? 0]))
      const all = aggregate({ nodes, edges, kinds: [], groupOf, open: new Set(), t })
      const open = new Set([...all.groups.keys()].filter((_, at) => ((bits >> at) & 1) === 1))
      return { nodes, edges, groupOf, open }
    }),
)

describe('a network in groups', () => {
  test('shows each node itself or in exactly one group', () => {
    fc.assert(
      fc.property(small, network => {
        const { nodes, groups } = aggregate({ ...network, kinds: [], t })
        const shown = nodes.filter(({ id }) => !groups.has(id)).map(({ id }) => id)
        const hidden = [...groups.values()]
          .filter(group => !group.isOpen)
          .flatMap(group => group.members.map(({ id }) => id))
        expect([...shown, ...hidden].toSorted()).toEqual(network.nodes.map(({ id }) => id).toSorted())
      }),
    )
  })
  test('keeps every link between what is shown, as itself or in the sum of one', () => {
    fc.assert(
      fc.property(small, network => {
        const { edges, groups } = aggregate({ ...network, kinds: [], t })
        const closedOf = new Map(
          [...groups.values()].flatMap(group =>
            group.isOpen ? [] : group.members.map(({ id }): [string, string] => [id, group.id]),
          ),
        )
        const isInside = ({ source, target }: { source: string; target: string }) =>
          closedOf.get(source) !== undefined && closedOf.get(source) === closedOf.get(target)
        const own = new Set(network.edges.map(({ id }) => id))
        const sums = edges.filter(({ id, label }) => !own.has(id) && label !== t('groupHolds'))
        const summed = sums.reduce((sum, { label = '' }) => sum + Number.parseInt(label, 10), 0)
        const itself = edges.filter(({ id }) => own.has(id)).length
        expect(itself + summed).toBe(network.edges.filter(edge => !isInside(edge)).length)
      }),
    )
  })
  test('opening a group leaves all others, and what stands for them, as they were', () => {
    fc.assert(
      fc.property(small, network => {
        const closed = aggregate({ ...network, open: new Set(), kinds: [], t })
        const some = aggregate({ ...network, kinds: [], t })
        expect([...some.groups.keys()]).toEqual([...closed.groups.keys()])
        const ids = new Set(some.nodes.map(({ id }) => id))
        for (const { id } of closed.nodes) expect(ids.has(id)).toBe(true)
      }),
    )
  })
  test('says how many a group is, what most of them are, and whether it is open', () => {
    const clients = Array.from({ length: 4 }, (_, at) => ({
      id: `c${String(at)}`,
      kind: 'client',
      label: `Client ${String(at)}`,
      description: at === 3 ? 'Paris' : 'Lyon',
    }))
    const nodes = [...clients, { id: 's', kind: 'staff', label: 'Inès Moreau' }]
    const edges = clients.map(({ id }) => ({ id, source: id, target: 's' }))
    const groupOf = new Map(nodes.map(({ id }) => [id, 0]))
    const say = (open: ReadonlySet<string>) => {
      const found = aggregate({ nodes, edges, kinds: firmKinds, groupOf, open, t })
      return nodeWords(new GraphModel(found.nodes, found.edges, found.groups), new Map(), 0, t)
    }
    expect(say(new Set())).toBe('Group of 5: mostly clients, Lyon; closed, 0 links')
    expect(say(new Set([groupIdOf('c0')]))).toBe('Group of 5: mostly clients, Lyon; open, 5 links')
  })
  test('is searched through: a closed group is found by what it holds, unless that is hidden', () => {
    const nodes = ['Anne Durand', 'Paul Martin', 'Marc Leroy'].map((label, at) => ({
      id: String(at),
      kind: at === 0 ? 'client' : 'contact',
      label,
    }))
    const groupOf = new Map(nodes.map(({ id }) => [id, 0]))
    const found = aggregate({ nodes, edges: [], kinds: firmKinds, groupOf, open: new Set(), t })
    const model = new GraphModel(found.nodes, found.edges, found.groups)
    expect(filterGraph(model, new Set(), 'durand anne').foundCount).toBe(1)
    // Words from two different people must not match.
    expect(filterGraph(model, new Set(), 'durand paul').foundCount).toBe(0)
    expect(filterGraph(model, new Set(['client']), 'durand').foundCount).toBe(0)
    expect(filterGraph(model, new Set(['client', 'contact']), '').shownCount).toBe(0)
  })
  test('keeps its groups while at least half of its nodes are in them', () => {
    const nodes = ['a', 'b', 'c', 'd'].map(id => ({ id, kind: 'client', label: id }))
    expect(
      areGroupsOf(
        nodes,
        new Map([
          ['a', 0],
          ['b', 0],
          ['gone', 1],
        ]),
      ),
    ).toBe(true)
    expect(
      areGroupsOf(
        nodes,
        new Map([
          ['a', 0],
          ['gone', 1],
        ]),
      ),
    ).toBe(false)
  })
  test('of communities holds all nodes of a network', () => {
    fc.assert(
      fc.property(arbitraryGraph, ({ nodes, edges }) => {
        const model = new GraphModel(nodes, edges)
        const { sources, targets } = model
        const found = communitiesOf({ count: nodes.length, sources, targets })
        const groupOf = new Map(nodes.map(({ id }, at) => [id, found[at] ?? 0]))
        const { nodes: shown } = aggregate({ nodes, edges, kinds: [], groupOf, open: new Set(), t })
        const count = shown.reduce(
          (sum, { contains }) => sum + Object.values(contains ?? { self: 1 }).reduce((a, b) => a + b, 0),
          0,
        )
        expect(count).toBe(nodes.length)
      }),
    )
  })
})
