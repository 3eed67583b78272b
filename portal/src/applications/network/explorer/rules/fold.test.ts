import { readNetwork } from '@parvis/api-types/generated/examples/portal'
import { describe, expect, test } from 'vitest'
import type { NetworkPart } from '../network.ts'
import { contentOf, fold, groupKey, type Group, type GroupNode } from './fold.ts'
import { pictureOf, type PictureNode } from './picture.ts'

const part = structuredClone(readNetwork.success.client) as unknown as NetworkPart
const picture = pictureOf(
  part,
  { hidden: [] },
  {
    describe: () => '',
    badge: () => undefined,
    link: ({ relations }) => ({ label: relations.join('+'), reverseLabel: `${relations.join('+')} back` }),
  },
)
const words = {
  group: (name: string, count: number) => `${name} ${String(count)}`,
  same: (link: string, count: number) => `${link} ×${String(count)}`,
  mixed: (count: number) => `${String(count)} links`,
}
const byKind = ({ kind }: PictureNode): Group => ({ id: `group-${kind}`, name: kind })
const closed = { unfolded: [], at: undefined, hiddenKinds: [] }
const engagements = picture.nodes.filter(({ kind }) => kind === 'engagement')
const isGroup = (node: object): node is GroupNode => 'members' in node

describe('a picture in groups', () => {
  test('shows a group as one node, a lone member as itself, and parallel links as one', () => {
    const { nodes, edges } = fold(picture, byKind, closed, words)
    expect(engagements.length).toBe(2)
    const group = nodes.find(({ id }) => id === 'group-engagement')
    expect(group).toMatchObject({
      kind: 'group',
      label: 'engagement 2',
      members: engagements,
      contains: { engagement: 2 },
    })
    expect(nodes.map(({ id }) => id)).toContain('client-1')
    expect(nodes.map(({ id }) => id)).not.toContain(engagements[0]?.id)
    expect(edges.filter(({ source }) => source === 'group-engagement')).toEqual([
      {
        id: 'group-engagement client-1',
        source: 'group-engagement',
        target: 'client-1',
        isDirected: true,
        label: 'isFor ×2',
        reverseLabel: 'isFor back ×2',
      },
    ])
  })

  test('counts links with different labels, and omits those within a group', () => {
    const all = (): Group => ({ id: 'group-all', name: 'all' })
    expect(fold(picture, all, closed, words).edges).toEqual([])
    const notClient = (node: PictureNode) => (node.kind === 'client' ? undefined : all())
    const { edges } = fold(picture, notClient, closed, words)
    expect(edges.map(({ label }) => label)).toContain('3 links')
  })

  test('reads links of opposite directions from one end', () => {
    const [client] = picture.nodes
    const [one, two] = engagements
    if (!client || !one || !two) throw new Error('The example has a client with two engagements')
    const edges = [
      { id: '1', source: one.id, target: client.id, isDirected: true, label: 'for', reverseLabel: 'has' },
      { id: '2', source: client.id, target: two.id, isDirected: true, label: 'has', reverseLabel: 'for' },
    ]
    expect(fold({ nodes: picture.nodes, edges }, byKind, closed, words).edges).toEqual([
      {
        id: `group-engagement ${client.id}`,
        source: 'group-engagement',
        target: client.id,
        isDirected: false,
        label: 'for ×2',
        reverseLabel: 'has ×2',
      },
    ])
  })

  test('shows the selected element, and those of open groups or hidden kinds, as themselves', () => {
    const [first] = engagements
    const idsWith = (place: object) =>
      fold(picture, byKind, { ...closed, ...place }, words).nodes.map(({ id }) => id)
    const single = engagements.map(({ id }) => id)
    // This leaves the other one alone in its group.
    expect(idsWith({ at: first?.id })).toEqual(expect.arrayContaining(single))
    expect(idsWith({ hiddenKinds: ['engagement'] })).toEqual(expect.arrayContaining(single))
    expect(idsWith({})).not.toEqual(expect.arrayContaining(single))
    const { nodes } = fold(picture, byKind, { ...closed, unfolded: ['group-engagement'] }, words)
    expect(nodes.find(({ id }) => id === first?.id)).toMatchObject({ group: { id: 'group-engagement' } })
  })

  test('lists what a group contains', () => {
    const group = fold(picture, () => ({ id: 'group-all', name: 'all' }), closed, words).nodes.find(isGroup)
    if (!group) throw new Error('There is one group')
    expect(contentOf(group, 1)).toContainEqual({
      kind: 'engagement',
      count: 2,
      names: [engagements.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other))[0]],
    })
  })
})

test('a name has a stable key that an address can hold', () => {
  expect(groupKey('Audit Paris')).toMatch(/^group-[a-z0-9]+$/)
  expect(groupKey('Audit Paris')).toBe(groupKey('Audit Paris'))
  expect(groupKey('Audit Paris')).not.toBe(groupKey('Audit Lyon'))
})
