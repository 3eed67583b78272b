import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deepest,
  engagementProblems,
  type FolderPlace,
  newPlaceProblems,
  placeProblems,
  reportMoveProblems,
} from './rules.ts'

interface Node {
  parent: number | null
  engagement: number | null
}

/** A step in the folders of two clients; numbers refer to folders that may or may not exist. */
const step = fc.record({
  kind: fc.constantFrom('create', 'move', 'engage'),
  folder: fc.nat(30),
  parent: fc.option(fc.nat(30)),
  engagement: fc.option(fc.integer({ min: 1, max: 3 })),
  client: fc.integer({ min: 1, max: 2 }),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A model of folders that does not store `above`, and consults the rules before each step. */
class Library {
  readonly nodes = new Map<number, Node & { client: number }>()

  above(id: number): number[] {
    const parent = this.nodes.get(id)?.parent ?? null
    return parent === null ? [] : [...this.above(parent), parent]
  }

  place(id: number | null): FolderPlace | null {
    const node = id === null ? undefined : this.nodes.get(id)
    if (id === null || !node) return null
    return { id, accountId: node.client, engagementId: node.engagement, above: this.above(id) }
  }

  below(id: number): number[] {
    return [...this.nodes.keys()].filter(other => this.above(other).includes(id))
  }

  engagementsOf(ids: number[]): number[] {
    return ids.flatMap(id => this.nodes.get(id)?.engagement ?? [])
  }

  take({ kind, folder, parent, engagement, client }: Step): void {
    const target = this.place(parent)
    if (parent !== null && !target) return
    if (kind === 'create') {
      const engagementIds = engagement === null ? [] : [engagement]
      if (newPlaceProblems({ accountId: client, levels: 0, engagementIds }, target).length > 0) return
      this.nodes.set(this.nodes.size, { client, parent, engagement: target?.engagementId ?? engagement })
      return
    }
    const own = this.place(folder)
    if (!own) return
    const below = this.below(folder)
    if (kind === 'engage') {
      const above = this.place(this.nodes.get(folder)?.parent ?? null)
      if (engagementProblems(engagement, above, this.engagementsOf(below)).length > 0) return
      this.give(engagement === null ? [folder] : [folder, ...below], engagement)
      return
    }
    const levels = Math.max(0, ...below.map(id => this.above(id).length - own.above.length))
    const engagementIds = this.engagementsOf([folder, ...below])
    if (placeProblems({ ...own, levels, engagementIds }, target).length > 0) return
    this.nodes.set(folder, { ...this.nodes.get(folder), parent } as Node & { client: number })
    if (target?.engagementId) this.give([folder, ...below], target.engagementId)
  }

  give(ids: number[], engagement: number | null): void {
    for (const id of ids)
      this.nodes.set(id, { ...this.nodes.get(id), engagement } as Node & { client: number })
  }
}

describe('folders, after any steps in any order', () => {
  it('contain no cycle, stay within the depth limit, and keep their client and engagement', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const library = new Library()
        for (const each of steps) library.take(each)
        for (const [id, { client, engagement }] of library.nodes) {
          // A cycle would make this endless.
          const above = library.above(id)
          expect(above.length).toBeLessThan(deepest)
          for (const other of above) {
            expect(library.nodes.get(other)?.client).toBe(client)
            const ofOther = library.nodes.get(other)?.engagement ?? null
            expect(engagement).toBe(ofOther ?? engagement)
          }
        }
      }),
    )
  })
})

const place = (changes: Partial<FolderPlace> = {}): FolderPlace => ({
  id: 1,
  accountId: 1,
  engagementId: null,
  above: [],
  ...changes,
})

describe('each rule is reported by its own name', () => {
  const folder = { id: 5, accountId: 1, levels: 0, engagementIds: [] }

  it.each([
    ['itself', place({ id: 5 }), {}, ['report-folder-cycle']],
    ['what is below it', place({ id: 9, above: [5, 7] }), {}, ['report-folder-cycle']],
    ['another client', place({ accountId: 2 }), {}, ['report-folder-of-another-client']],
    ['the sixth level', place({ above: [11, 12, 13, 14] }), {}, []],
    ['the seventh level', place({ above: [11, 12, 13, 14, 15] }), {}, ['report-folder-too-deep']],
    [
      'the sixth level, with one below',
      place({ above: [11, 12, 13, 14] }),
      { levels: 1 },
      ['report-folder-too-deep'],
    ],
    [
      'another engagement',
      place({ engagementId: 3 }),
      { engagementIds: [4] },
      ['report-folder-of-another-engagement'],
    ],
    ['its engagement', place({ engagementId: 3 }), { engagementIds: [3] }, []],
    ['below its client', null, { levels: 5, engagementIds: [3, 4] }, []],
    ['below its client, too high', null, { levels: 6 }, ['report-folder-too-deep']],
  ])('a folder moved to %s', (_where, parent, changes, problems) => {
    expect(placeProblems({ ...folder, ...changes }, parent)).toEqual(problems)
  })

  it.each([
    [{}, []],
    [{ accountId: 2 }, ['report-folder-of-another-client']],
    [{ engagementId: 4 }, ['report-folder-of-another-engagement']],
    [{ engagementId: 3 }, []],
  ])('a report of engagement 3 moved to %o', (to, problems) => {
    expect(reportMoveProblems(place({ engagementId: 3 }), place(to))).toEqual(problems)
  })

  it('a folder can leave an engagement unless its parent belongs to one', () => {
    expect(engagementProblems(null, null, [3])).toEqual([])
    expect(engagementProblems(null, place({ engagementId: 3 }), [])).toEqual([
      'report-folder-of-another-engagement',
    ])
    expect(engagementProblems(2, null, [3])).toEqual(['report-folder-of-another-engagement'])
  })
})
