import { readNetwork } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import type { NetworkLink, NetworkPart } from '../network.ts'
import { pictureOf, stepsOf, type PictureWords } from './picture.ts'

const part = structuredClone(readNetwork.success.client) as unknown as NetworkPart
const words: PictureWords = {
  describe: element => element.number ?? '',
  badge: ({ status }) => (status === null ? undefined : { label: status }),
  link: ({ relations }) => ({ label: relations.join('+'), reverseLabel: `${relations.join('+')} back` }),
}

test('the picture counts neighbours, and how many of them are shown', () => {
  const { nodes, edges } = pictureOf(part, { hidden: [] }, words)
  const client = nodes.find(({ id }) => id === 'client-1')
  expect(client?.around).toEqual([
    { kind: 'contact', count: 6, shown: 1 },
    { kind: 'engagement', count: 142, shown: 2 },
  ])
  expect(client?.hasMore).toBe(true)
  expect(nodes.find(({ id }) => id === 'contact-5')).toMatchObject({
    hasMore: false,
    around: [{ kind: 'client', count: 1, shown: 1 }],
  })
  expect(edges).toContainEqual({
    id: 'staff-3 engagement-1',
    source: 'staff-3',
    target: 'engagement-1',
    isDirected: true,
    label: 'partner+originator',
    reverseLabel: 'partner+originator back',
  })
})

test('the picture leaves out hidden elements with their links, and counts them as not shown', () => {
  const { nodes, edges } = pictureOf(part, { hidden: ['engagement-1'] }, words)
  expect(nodes.map(({ id }) => id)).not.toContain('engagement-1')
  expect(edges.some(({ source, target }) => [source, target].includes('engagement-1'))).toBe(false)
  expect(nodes.find(({ id }) => id === 'client-1')?.around[1]).toMatchObject({ count: 142, shown: 1 })
})

test('the picture counts a client once that supplies another and is supplied by it', () => {
  const [one, other] = ['client-1', 'client-2'] as const
  const client = part.nodes.find(({ element }) => element.key === one)?.element
  if (!client) throw new Error('The example has a client')
  const nodeOf = (key: typeof one | typeof other, count: number) => ({
    element: { ...client, key },
    neighbors: [{ kind: 'client' as const, count }],
  })
  const { nodes } = pictureOf(
    {
      nodes: [nodeOf(one, 2), nodeOf(other, 1)],
      links: [
        { source: one, target: other, relations: ['supplier'] },
        { source: other, target: one, relations: ['supplier'] },
      ],
    },
    { hidden: [] },
    words,
  )
  // Its second neighbour is not shown, and can still be opened.
  expect(nodes.map(({ hasMore, around }) => [around[0]?.shown, hasMore])).toEqual([
    [1, true],
    [1, false],
  ])
})

test('the picture never shows more neighbours than a filter counts', () => {
  const narrowed = {
    ...part,
    nodes: part.nodes.map(node =>
      node.element.key === 'client-1'
        ? { ...node, neighbors: [{ kind: 'engagement' as const, count: 1 }] }
        : node,
    ),
  }
  const { nodes } = pictureOf(narrowed, { hidden: [] }, words)
  expect(nodes.find(({ id }) => id === 'client-1')).toMatchObject({
    hasMore: false,
    around: [{ kind: 'engagement', count: 1, shown: 1 }],
  })
})

test.each<[NetworkLink['relations'], boolean]>([
  [['sameCompany', 'competitor'], false],
  [['competitor'], false],
  [['supplier', 'competitor'], true],
])('a link of %j is directed: %s', (relations, isDirected) => {
  const links = [{ source: 'client-1', target: 'contact-5', relations }]
  const { edges } = pictureOf({ ...part, links }, { hidden: [] }, words)
  expect(edges.map(edge => edge.isDirected)).toEqual([isDirected])
})

test('a path is described link by link, each from the previous element', () => {
  const elements = part.nodes.map(({ element }) => element)
  const steps = stepsOf(['client-1', 'engagement-1', 'staff-3'], elements, part.links, words)
  expect(steps.map(step => [step.element.key, step.words])).toEqual([
    ['client-1', undefined],
    ['engagement-1', 'isFor back'],
    ['staff-3', 'partner+originator back'],
  ])
})
