import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterGraph, kindCounts, shownLinks } from './graphFilter.ts'
import { GraphModel } from './graphModel.ts'
import { arbitraryGraph, flagsFor } from './graph.fixtures.ts'
import { ListPlaces, ListRows } from './listRows.ts'

describe('the model', () => {
  test('has each link at both of its nodes, in the order of the nodes', () => {
    fc.assert(
      fc.property(arbitraryGraph, ({ nodes, edges }) => {
        const model = new GraphModel(nodes, edges)
        const expected = nodes.map((_, node) =>
          model.edges
            .flatMap((_edge, edge) => {
              const [source, target] = [model.sources[edge] ?? -1, model.targets[edge] ?? -1]
              if (source === node) return [{ other: target, edge }]
              return target === node ? [{ other: source, edge }] : []
            })
            .toSorted((a, b) => a.other - b.other || a.edge - b.edge),
        )
        const got = nodes.map((_, node) =>
          Array.from({ length: model.degreeOf(node) }, (_slot, at) => ({
            other: model.neighbourAt(model.startOf(node) + at),
            edge: model.linkAt(model.startOf(node) + at),
          })).toSorted((a, b) => a.other - b.other || a.edge - b.edge),
        )
        expect(got).toEqual(expected)
        for (const node of nodes.keys()) {
          const around = [...model.neighbours.subarray(model.startOf(node), model.endOf(node))]
          expect(around).toEqual(around.toSorted((a, b) => a - b))
        }
      }),
    )
  })
  test('leaves out links whose nodes are not there, and what comes twice', () => {
    const node = (id: string, label: string) => ({ id, label, kind: 'k' })
    const model = new GraphModel(
      [node('a', 'first'), node('a', 'second'), node('b', 'b')],
      [
        { id: '1', source: 'a', target: 'b' },
        { id: '1', source: 'b', target: 'a' },
        { id: '2', source: 'a', target: 'gone' },
        { id: '3', source: 'b', target: 'b' },
      ],
    )
    expect(model.nodes.map(({ label }) => label)).toEqual(['first', 'b'])
    expect(model.edges.map(({ id }) => id)).toEqual(['1', '3'])
    expect([model.degreeOf(0), model.degreeOf(1)]).toEqual([1, 2])
    expect(model.numberOf('gone')).toBe(-1)
    expect(model.numberOf(null)).toBe(-1)
  })
})

describe('the filter', () => {
  test('shows kinds, and finds words in any order without accents, among what is shown', () => {
    const model = new GraphModel(
      [
        { id: '1', kind: 'client', label: 'Éditions du Parvis', description: 'Paris' },
        { id: '2', kind: 'contact', label: 'Édith Parvis' },
        { id: '3', kind: 'client', label: 'Durand' },
      ],
      [
        { id: 'a', source: '1', target: '2' },
        { id: 'b', source: '1', target: '3' },
      ],
    )
    const all = filterGraph(model, new Set(), '  ')
    expect([all.isSearch, all.shownCount, all.foundCount]).toEqual([false, 3, 3])
    expect([...filterGraph(model, new Set(), 'parvis EDI').found]).toEqual([1, 1, 0])
    expect([...filterGraph(model, new Set(), 'paris parvis').found]).toEqual([1, 0, 0])
    const clients = filterGraph(model, new Set(['contact']), 'parvis')
    expect([...clients.shown]).toEqual([1, 0, 1])
    expect([...clients.found]).toEqual([1, 0, 0])
    expect([clients.shownCount, clients.foundCount]).toEqual([2, 1])
    expect(shownLinks(model, clients.shown)).toBe(1)
    expect([...kindCounts(model)]).toEqual([
      ['client', 2],
      ['contact', 1],
    ])
  })
  test('counts what a node stands for with its kind', () => {
    const model = new GraphModel(
      [
        { id: '1', kind: 'client', label: 'Parvis SA' },
        { id: '2', kind: 'group', label: '4 of Paris', contains: { client: 1, contact: 3 } },
      ],
      [],
    )
    expect([...kindCounts(model)]).toEqual([
      ['client', 2],
      ['group', 1],
      ['contact', 3],
    ])
  })
  test('finds nothing that is not shown, and numbers stay those of the model', () => {
    fc.assert(
      fc.property(
        arbitraryGraph,
        fc.string({ maxLength: 2 }),
        fc.boolean(),
        ({ nodes, edges }, query, isHidden) => {
          const model = new GraphModel(nodes, edges)
          const hidden = new Set(isHidden ? ['a'] : [])
          const { shown, found, shownCount, foundCount } = filterGraph(model, hidden, query)
          expect(shown).toHaveLength(nodes.length)
          expect(shownCount).toBe(nodes.filter(({ kind }) => !hidden.has(kind)).length)
          expect(foundCount).toBeLessThanOrEqual(shownCount)
          expect(found.every((flag, node) => flag === 0 || shown[node] === 1)).toBe(true)
          // A selected node keeps its number, whatever the filter.
          for (const [number, { id }] of nodes.entries()) expect(model.numberOf(id)).toBe(number)
        },
      ),
    )
  })
})

describe('the rows of the list', () => {
  test('are numbered by arithmetic, found by id, and in the order in which they are shown', () => {
    fc.assert(
      fc.property(arbitraryGraph, fc.nat(), fc.nat(), ({ nodes, edges }, openSeed, foundSeed) => {
        const model = new GraphModel(nodes, edges)
        const rows = new ListRows(model)
        const expected = nodes.flatMap((_, node) => [
          { node, link: -1, parent: -1 },
          ...Array.from({ length: model.degreeOf(node) }, (_slot, at) => ({
            node: model.neighbourAt(model.startOf(node) + at),
            link: model.linkAt(model.startOf(node) + at),
            parent: rows.rowOfNode(node),
          })),
        ])
        expect(rows.length).toBe(expected.length)
        expected.forEach((row, number) => {
          expect(rows.at(number)).toEqual(row)
          expect(rows.rowOfId(rows.idAt(number))).toBe(number)
        })
        const shown = flagsFor(nodes.length, foundSeed)
        const open = flagsFor(nodes.length, openSeed)
        const filter = { shown, found: shown, shownCount: 0, foundCount: 0, isSearch: false }
        const order = rows.orderOf(filter, open)
        const seen = expected.flatMap(({ node, parent }, number) => {
          if (shown[node] !== 1) return []
          if (parent === -1) return [number]
          const owner = expected[parent]?.node ?? -1
          return shown[owner] === 1 && open[owner] === 1 ? [number] : []
        })
        expect([...order.rows]).toEqual(seen)
        const places = new ListPlaces(model, rows, { ...filter, foundCount: shown.filter(Boolean).length })
        for (const number of seen) {
          const { parent } = rows.at(number)
          const beside = seen.filter(other => rows.at(other).parent === parent)
          expect(places.placeOf(number)).toEqual({
            position: beside.indexOf(number) + 1,
            size: beside.length,
          })
        }
      }),
    )
  })
  test('an id that is not there has no row', () => {
    const rows = new ListRows(new GraphModel([{ id: 'a', kind: 'k', label: 'A' }], []))
    expect([rows.rowOfId('b'), rows.rowOfId('a\nlink'), rows.rowOfId('a')]).toEqual([-1, -1, 0])
  })
})
