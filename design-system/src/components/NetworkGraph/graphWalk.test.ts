import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryGraph, flagsFor } from './graph.fixtures.ts'
import { GraphModel } from './graphModel.ts'
import { makeNetwork } from './network.fixtures.ts'
import { neighbourAfter, nodeAfter, nodeTowards, walkDirections } from './graphWalk.ts'
import { shortestPath } from './shortestPath.ts'

/** Distances by breadth-first search over plain arrays. */
function distances(model: GraphModel, from: number, shown: Uint8Array): Map<number, number> {
  const far = new Map(shown[from] === 1 ? [[from, 0]] : [])
  for (const [node, steps] of far)
    for (let edge = 0; edge < model.edges.length; edge += 1) {
      const [source = -1, target = -1] = [model.sources[edge], model.targets[edge]]
      const next = source === node ? target : target === node ? source : -1
      if (next !== -1 && shown[next] === 1 && !far.has(next)) far.set(next, steps + 1)
    }
  return far
}

describe('the shortest path', () => {
  test('is one, is the shortest, and leads through what is shown', () => {
    fc.assert(
      fc.property(arbitraryGraph, fc.nat(), fc.nat(), fc.nat(), ({ nodes, edges }, a, b, bits) => {
        const model = new GraphModel(nodes, edges)
        const [from, to] = [a % nodes.length, b % nodes.length]
        const shown = flagsFor(nodes.length, bits % 2 === 0 ? 2 ** 30 - 1 : bits)
        const path = shortestPath(model, from, to, shown)
        const far = distances(model, from, shown).get(to)
        expect(path?.links.length).toBe(shown[to] === 1 ? far : undefined)
        if (!path) return
        expect([path.nodes[0], path.nodes.at(-1)]).toEqual([from, to])
        for (const node of path.nodes) expect(shown[node]).toBe(1)
        path.links.forEach((link, at) => {
          const ends = new Set([model.sources[link], model.targets[link]])
          expect(ends).toEqual(new Set([path.nodes[at], path.nodes[at + 1]]))
        })
      }),
      { numRuns: 500 },
    )
  })
  test('is found at once among 10,000 nodes', () => {
    const { nodes, edges } = makeNetwork(10_000)
    const model = new GraphModel(nodes, edges)
    const all = new Uint8Array(nodes.length).fill(1)
    const start = performance.now()
    const path = shortestPath(model, 0, 9999, all)
    expect(performance.now() - start).toBeLessThan(200)
    expect(path?.links.length).toBeGreaterThan(3)
  })
  test('from a node to itself has no link', () => {
    const model = new GraphModel([{ id: 'a', kind: 'k', label: 'A' }], [])
    expect(shortestPath(model, 0, 0, Uint8Array.of(1))).toEqual({ nodes: [0], links: [] })
  })
})

const named = (...ids: string[]) => ids.map(id => ({ id, kind: 'k', label: id }))
const linked = (...pairs: (readonly [string, string])[]) =>
  pairs.map(([source, target]) => ({ id: `${source}${target}`, source, target }))

describe('arrows', () => {
  // A cross around the centre; `far` lies beyond `right` and is not linked.
  const model = new GraphModel(
    named('centre', 'left', 'right', 'up', 'down', 'far', 'near'),
    linked(['centre', 'left'], ['centre', 'right'], ['up', 'centre'], ['centre', 'down']),
  )
  const positions = Float32Array.of(0, 0, -50, 5, 60, -5, 0, -40, 3, 70, 200, 0, 20, 1)
  const all = new Uint8Array(7).fill(1)
  test.each([
    ['left', 'left'],
    ['right', 'right'],
    ['up', 'up'],
    ['down', 'down'],
  ] as const)('%s leads along a link, past nodes that lie nearer', (direction, id) => {
    expect(nodeTowards(model, positions, all, 0, direction)).toBe(model.numberOf(id))
  })
  test('where no link leads, to the next node that lies there', () => {
    expect(nodeTowards(model, positions, all, model.numberOf('right'), 'right')).toBe(model.numberOf('far'))
  })
  test('nowhere beyond the last, and to nothing that is hidden', () => {
    expect(nodeTowards(model, positions, all, model.numberOf('far'), 'right')).toBe(-1)
    const hidden = all.slice()
    hidden[model.numberOf('right')] = 0
    expect(nodeTowards(model, positions, hidden, 0, 'right')).toBe(model.numberOf('near'))
  })
  test('never stay, never lead to what is hidden, and lead on the side of the arrow', () => {
    const placed = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(arbitraryGraph, placed, fc.nat(), ({ nodes, edges }, places, bits) => {
        const graph = new GraphModel(nodes, edges)
        const shown = flagsFor(nodes.length, bits)
        for (const direction of walkDirections) {
          const next = nodeTowards(graph, Float32Array.from(places), shown, 0, direction)
          if (next === -1) continue
          const [dx, dy] = [
            (places[2 * next] ?? 0) - (places[0] ?? 0),
            (places[2 * next + 1] ?? 0) - (places[1] ?? 0),
          ]
          expect(next).not.toBe(0)
          expect(shown[next]).toBe(1)
          expect({ left: -dx, right: dx, up: -dy, down: dy }[direction]).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('through the neighbours', () => {
  const model = new GraphModel(named('a', 'b', 'c', 'd'), [
    ...linked(['a', 'b'], ['c', 'a'], ['a', 'a'], ['b', 'd']),
    { id: 'again', source: 'b', target: 'a' },
  ])
  const all = new Uint8Array(4).fill(1)
  test('each once, around and around, in both directions', () => {
    expect(neighbourAfter(model, all, 0, 0, 1)).toBe(1)
    expect(neighbourAfter(model, all, 0, 1, 1)).toBe(2)
    expect(neighbourAfter(model, all, 0, 2, 1)).toBe(1)
    expect(neighbourAfter(model, all, 0, 1, -1)).toBe(2)
    expect(neighbourAfter(model, all, 0, 0, -1)).toBe(2)
  })
  test('none that is hidden', () => {
    expect(neighbourAfter(model, Uint8Array.of(1, 0, 1, 1), 0, 0, 1)).toBe(2)
    expect(neighbourAfter(model, Uint8Array.of(1, 0, 0, 1), 0, 0, 1)).toBe(-1)
  })
  test('through all that is shown, every node is reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        fc.constantFrom(1 as const, -1 as const),
        (count, bits, step) => {
          const shown = flagsFor(count, bits)
          const wanted = [...shown.keys()].filter(node => shown[node] === 1)
          const reached: number[] = []
          let at = -1
          for (let steps = 0; steps < wanted.length; steps += 1) {
            at = nodeAfter(shown, at, step)
            reached.push(at)
          }
          expect(step === 1 ? reached : reached.toReversed()).toEqual(wanted)
        },
      ),
    )
  })
  test('nothing, where nothing is shown', () => {
    expect(nodeAfter(new Uint8Array(3), -1, 1)).toBe(-1)
    expect(nodeAfter(new Uint8Array(0), -1, -1)).toBe(-1)
  })
})
