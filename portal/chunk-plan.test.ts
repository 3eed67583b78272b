import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planChunks, type Costs, type Piece } from './chunk-plan.ts'

const costs: Costs = {
  file: 1000,
  most: { bytes: 5000, share: 0.05 },
  weightOf: () => 1,
  isOutside: () => true,
}
const piece = (file: string, size: number, imports: readonly string[] = [], isEntry = false): Piece => ({
  file,
  size,
  imports,
  isEntry,
})
const plan = (pieces: readonly Piece[], always: readonly string[] = [], given: Partial<Costs> = {}) =>
  planChunks(pieces, new Set(always), { ...costs, ...given })
    .together.filter(files => files.length > 1)
    .map(files => [...files].toSorted())

/** The files that an entry loads, where each group is one file. */
function loadedWith(pieces: readonly Piece[], groups: readonly (readonly string[])[], entry: string) {
  const groupOf = (file: string) => groups.find(group => group.includes(file)) ?? [file]
  const loaded = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue
    for (const one of groupOf(file)) {
      loaded.add(one)
      open.push(...(pieces.find(({ file: name }) => name === one)?.imports ?? []))
    }
  }
  return loaded
}

describe('two files', () => {
  const screens = (first: readonly string[], second: readonly string[]) => [
    piece('ListScreen', 2000, first, true),
    piece('RecordScreen', 2000, second, true),
  ]

  test('are merged if the same screens need them', () => {
    const pieces = [
      ...screens(['grid', 'menu'], ['grid', 'menu']),
      piece('grid', 90_000),
      piece('menu', 9000),
    ]
    expect(plan(pieces)).toEqual([['grid', 'menu']])
  })

  test('are merged if a request costs more than the unused bytes', () => {
    const pieces = [...screens(['icon', 'menu'], ['menu']), piece('icon', 300), piece('menu', 9000)]
    expect(plan(pieces)).toEqual([['icon', 'menu']])
  })

  test('stay separate if the unused bytes cost more', () => {
    const pieces = [...screens(['grid', 'menu'], ['menu']), piece('grid', 90_000), piece('menu', 9000)]
    expect(plan(pieces)).toEqual([])
  })

  test('stay separate if one of them imports too much', () => {
    const pieces = [
      ...screens(['icon', 'menu'], ['menu']),
      piece('icon', 300, ['grid']),
      piece('menu', 9000),
      piece('grid', 90_000),
    ]
    expect(plan(pieces).flat()).not.toContain('menu')
  })

  test('stay separate if a screen would load more unused bytes than allowed', () => {
    const pieces = [...screens(['icon', 'menu'], ['menu']), piece('icon', 300), piece('menu', 9000)]
    expect(plan(pieces, [], { most: { bytes: 200, share: 0 } })).toEqual([])
  })

  test('are merged at the expense of a part that is seldom loaded', () => {
    const pieces = [
      piece('ListScreen', 2000, ['icon', 'menu'], true),
      piece('ExportDialog', 2000, ['menu'], true),
      piece('icon', 3000),
      piece('menu', 9000),
    ]
    expect(plan(pieces)).toEqual([])
    const weightOf = (file: string) => (file === 'ExportDialog' ? 0.1 : 1)
    expect(plan(pieces, [], { weightOf })).toEqual([['icon', 'menu']])
  })

  test('stay separate if a third is imported between them', () => {
    const pieces = [
      ...screens(['top', 'dialog', 'bottom'], ['top', 'dialog', 'bottom']),
      piece('top', 300, ['dialog']),
      piece('dialog', 9000, ['bottom'], true),
      piece('bottom', 300),
    ]
    expect(plan(pieces)).toEqual([])
  })

  test('stay as they are if every page loads them', () => {
    const pieces = [
      ...screens(['react', 'menu'], ['react', 'menu']),
      piece('react', 60_000),
      piece('menu', 9000),
    ]
    expect(plan(pieces, ['react'])).toEqual([])
  })
})

describe('a file becomes part of every page', () => {
  const screens = ['Home', 'List', 'Record', 'Form']
  const withEveryPage = (icons: readonly string[], size: number, given: Partial<Costs> = {}) =>
    planChunks(
      [
        ...screens.map(name => piece(name, 2000, icons.includes(name) ? ['icon'] : [], true)),
        piece('icon', size),
      ],
      new Set(),
      { ...costs, isOutside: () => false, ...given },
    ).withEveryPage

  test('if requests cost more than the unused bytes of other pages', () => {
    expect(withEveryPage(['Home', 'List', 'Record'], 900)).toEqual(['icon'])
    expect(withEveryPage(['Home', 'List'], 900)).toEqual(['icon'])
    expect(withEveryPage(['Home'], 900)).toEqual([])
  })

  test('if a page that is loaded often needs it', () => {
    expect(withEveryPage(['Home'], 900, { weightOf: file => (file === 'Home' ? 20 : 1) })).toEqual(['icon'])
  })

  test('but not if a page before the gate needs it', () => {
    expect(withEveryPage(screens, 900, { isOutside: file => file === 'Home' })).toEqual([])
  })

  test('before it is merged with what fewer pages need, which would keep it out', () => {
    const pieces = [
      ...screens.map((name, at) =>
        piece(name, 2000, [...(at < 3 ? ['header'] : []), ...(at < 2 ? ['panel'] : [])], true),
      ),
      piece('header', 1100),
      piece('panel', 1950),
    ]
    const found = planChunks(pieces, new Set(), { ...costs, isOutside: () => false })
    expect(found.withEveryPage).toContain('header')
  })

  test('and is then not loaded by a page before the gate with what needs it', () => {
    const pieces = [
      piece('Landing', 100, ['form'], true),
      piece('Home', 100, ['texts', 'form', 'header'], true),
      ...['List', 'Record', 'Form'].map(name => piece(name, 100, ['form', 'header'], true)),
      piece('texts', 100, ['header']),
      piece('form', 100),
      piece('header', 300),
    ]
    const found = planChunks(pieces, new Set(), { ...costs, isOutside: file => file === 'Landing' })
    expect(found.withEveryPage).toContain('header')
    expect([...loadedWith(pieces, found.together, 'Landing')].toSorted()).toEqual(['Landing', 'form'])
  })

  test('but not before what it imports', () => {
    const pieces = [
      ...screens.map(name => piece(name, 2000, ['icon'], true)),
      piece('icon', 900, ['Dialog']),
      piece('Dialog', 9000, [], true),
    ]
    expect(planChunks(pieces, new Set(), { ...costs, isOutside: () => false }).withEveryPage).toEqual([])
  })
})

/** Files that import earlier ones; any of them may be an entry. */
const graphs = fc
  .array(
    fc.record({
      size: fc.integer({ min: 100, max: 20_000 }),
      isEntry: fc.boolean(),
      imports: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map(files =>
    files.map(({ size, isEntry, imports }, index) =>
      piece(
        String(index),
        size,
        [...new Set(imports.filter(at => at < index))].map(String),
        isEntry || index === files.length - 1,
      ),
    ),
  )

describe('whatever the files import', () => {
  test('a file is in at most one group, and no entry is in any', () => {
    fc.assert(
      fc.property(graphs, pieces => {
        const files = planChunks(pieces, new Set(), costs).together.flat()
        expect(new Set(files).size).toBe(files.length)
        const entries = pieces.filter(({ isEntry }) => isEntry).map(({ file }) => file)
        expect(entries.filter(file => files.includes(file))).toEqual([])
      }),
    )
  })

  test('no group is loaded both before and after another', () => {
    fc.assert(
      fc.property(graphs, pieces => {
        const groups = planChunks(pieces, new Set(), costs).together
        const nodeOf = (file: string) => groups.findIndex(group => group.includes(file))
        const name = (file: string) => (nodeOf(file) < 0 ? file : `group ${nodeOf(file)}`)
        const next = new Map<string, Set<string>>()
        for (const { file, imports } of pieces) {
          const from = next.get(name(file)) ?? new Set()
          for (const imported of imports) if (name(imported) !== name(file)) from.add(name(imported))
          next.set(name(file), from)
        }
        const done = new Set<string>()
        const visit = (node: string, above: readonly string[]): void => {
          expect(above).not.toContain(node)
          if (done.has(node)) return
          for (const one of next.get(node) ?? []) visit(one, [...above, node])
          done.add(node)
        }
        for (const node of next.keys()) visit(node, [])
      }),
    )
  })

  test('no screen loads more unused bytes than allowed', () => {
    fc.assert(
      fc.property(graphs, pieces => {
        const groups = planChunks(pieces, new Set(), costs).together
        const bytes = (files: ReadonlySet<string>) =>
          pieces.reduce((sum, { file, size }) => (files.has(file) ? sum + size : sum), 0)
        for (const { file, isEntry } of pieces) {
          if (!isEntry) continue
          const needed = bytes(loadedWith(pieces, [], file))
          const loaded = bytes(loadedWith(pieces, groups, file))
          expect(loaded - needed).toBeLessThanOrEqual(Math.max(costs.most.bytes, costs.most.share * needed))
        }
      }),
    )
  })

  test('no page before the gate loads a file of the pages behind it', () => {
    fc.assert(
      fc.property(graphs, pieces => {
        const isOutside = (file: string) => Number(file) % 2 === 1
        const always = ['0', '1'].filter(file => pieces.some(each => each.file === file && !each.isEntry))
        const gates = pieces.filter(({ file, isEntry }) => isEntry && isOutside(file))
        const needed = new Set(gates.flatMap(({ file }) => [...loadedWith(pieces, [], file)]))
        const { together, withEveryPage } = planChunks(pieces, new Set(always), {
          ...costs,
          file: 20_000,
          isOutside,
        })
        const inside = [...always, ...withEveryPage].filter(file => !needed.has(file))
        for (const { file } of gates) {
          const loaded = loadedWith(pieces, together, file)
          expect(inside.filter(each => loaded.has(each))).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })
})
