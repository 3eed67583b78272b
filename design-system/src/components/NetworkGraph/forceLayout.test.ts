import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coarsen } from './coarsen.ts'
import { forceSteps, type LayoutTask } from './forceLayout.ts'
import { arbitraryGraph } from './graph.fixtures.ts'
import { layeredLayout } from './layeredLayout.ts'
import { makeNetwork } from './network.fixtures.ts'
import { GraphModel } from './graphModel.ts'

function taskFor(count: number, known?: Float32Array): LayoutTask {
  const { nodes, edges } = makeNetwork(count)
  const model = new GraphModel(nodes, edges)
  return {
    count,
    sources: model.sources,
    targets: model.targets,
    known: known ?? new Float32Array(2 * count).fill(Number.NaN),
  }
}

function run(task: LayoutTask): { positions: Float32Array; progress: number[] } {
  const steps = forceSteps(task)
  const progress: number[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return { positions: step.value, progress }
    progress.push(step.value)
  }
}

describe('the layout', () => {
  const task = taskFor(120)
  const { positions, progress } = run(task)
  const distance = (a: number, b: number) =>
    Math.hypot(
      (positions[2 * a] ?? 0) - (positions[2 * b] ?? 0),
      (positions[2 * a + 1] ?? 0) - (positions[2 * b + 1] ?? 0),
    )

  test('is the same each time, also where nothing else is random', () => {
    const original = Math.random
    Math.random = () => 0.123
    try {
      expect(run(taskFor(120)).positions).toEqual(positions)
    } finally {
      Math.random = original
    }
  })
  test('says how far it is', () => {
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
  })
  test('puts nodes apart, and linked ones nearer to each other than others', () => {
    expect(positions.every(Number.isFinite)).toBe(true)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const linked = [...task.sources].flatMap((source, edge) => {
      const target = task.targets[edge] ?? source
      return source === target ? [] : [distance(source, target)]
    })
    const any = Array.from({ length: 119 }, (_, at) => distance(at, (at * 37 + 11) % 120)).filter(
      far => far > 0,
    )
    expect(mean(linked)).toBeLessThan(mean(any) / 1.5)
    for (let a = 0; a < 120; a += 1) for (let b = 0; b < a; b += 1) expect(distance(a, b)).toBeGreaterThan(20)
  })
  test('leaves nodes where they are, and puts new ones near those that they are linked with', () => {
    const known = new Float32Array(240).fill(Number.NaN)
    known.set(positions.subarray(0, 236))
    const again = run(taskFor(120, known)).positions
    expect(again.subarray(0, 236)).toEqual(positions.subarray(0, 236))
    const link = task.sources.findIndex((source, edge) => source === 119 && (task.targets[edge] ?? 119) < 118)
    const other = task.targets[link] ?? 0
    const far = Math.hypot(
      (again[238] ?? 0) - (again[2 * other] ?? 0),
      (again[239] ?? 0) - (again[2 * other + 1] ?? 0),
    )
    expect(far).toBeLessThan(300)
  })
  test('of nothing is nothing', () => {
    expect(run(taskFor(0)).positions).toHaveLength(0)
  })
})

describe('the coarse network', () => {
  test('is smaller wherever something is linked, and keeps what is linked together', () => {
    fc.assert(
      fc.property(arbitraryGraph, ({ nodes, edges }) => {
        const { sources, targets } = new GraphModel(nodes, edges)
        const {
          count,
          groupOf,
          sources: from,
          targets: to,
        } = coarsen({ count: nodes.length, sources, targets })
        expect(new Set(groupOf)).toEqual(new Set(Array.from({ length: count }, (_, group) => group)))
        const isLinked = edges.some(({ source, target }) => source !== target)
        expect(count < nodes.length).toBe(isLinked)
        const pairs = new Set([...from].map((source, link) => `${source} ${to[link] ?? -1}`))
        expect(pairs.size).toBe(from.length)
        sources.forEach((source, link) => {
          const [a = -1, b = -1] = [groupOf[source], groupOf[targets[link] ?? -1]]
          expect(a === b || pairs.has(`${Math.min(a, b)} ${Math.max(a, b)}`)).toBe(true)
        })
      }),
    )
  })
  test('is the beginning of the layout of many', () => {
    const { positions, progress } = run(taskFor(1500))
    expect(positions.every(Number.isFinite)).toBe(true)
    expect(progress.at(-1)).toBeCloseTo(1)
    expect(run(taskFor(1500)).positions).toEqual(positions)
  })
})

describe('layers', () => {
  const layersOf = (pairs: readonly (readonly [string, string])[], ...ids: string[]) => {
    const model = new GraphModel(
      ids.map(id => ({ id, kind: 'k', label: id })),
      pairs.map(([source, target]) => ({ id: source + target, source, target })),
    )
    const positions = layeredLayout(model)
    return { model, positions, y: ids.map((_, node) => (positions[2 * node + 1] ?? 0) / 120) }
  }
  test('put each node below all that lead to it', () => {
    const { y } = layersOf(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
        ['c', 'd'],
      ],
      'd',
      'c',
      'b',
      'a',
      'alone',
    )
    expect(y).toEqual([3, 2, 1, 0, 0])
  })
  test('of circles end, with all but one link leading down', () => {
    const { y } = layersOf(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'c'],
      ],
      'a',
      'b',
      'c',
    )
    expect(y).toEqual([0, 1, 2])
  })
  test('leave room between nodes, and lead no link up where there is no circle', () => {
    fc.assert(
      fc.property(arbitraryGraph, ({ nodes, edges }) => {
        const model = new GraphModel(nodes, edges)
        const positions = layeredLayout(model)
        const place = (node: number) => ({ x: positions[2 * node] ?? 0, y: positions[2 * node + 1] ?? 0 })
        for (let a = 0; a < nodes.length; a += 1)
          for (let b = 0; b < a; b += 1) {
            const far = place(a).y === place(b).y ? Math.abs(place(a).x - place(b).x) : 1000
            expect(far).toBeGreaterThanOrEqual(169)
          }
        // Links from a lower to a higher number cannot form a cycle.
        const acyclic = edges.filter((_, edge) => (model.sources[edge] ?? 0) < (model.targets[edge] ?? 0))
        const down = new GraphModel(nodes, acyclic)
        const layered = layeredLayout(down)
        down.sources.forEach((source, edge) => {
          const target = down.targets[edge] ?? 0
          expect(layered[2 * target + 1]).toBeGreaterThan(layered[2 * source + 1] ?? 0)
        })
      }),
    )
  })
})
