import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ODataError } from './errors.ts'
import { matches, matchesSearch } from './evaluate.test-support.ts'
import { databases, fill, model, registry } from './fixture.test-support.ts'
import { defaultLimits } from './limits.ts'
import { parseFilter } from './parse.ts'
import { parseSearch } from './parse-search.ts'
import { printFilter, printSearch } from './print.ts'
import { collectionOptions, parseQuery } from './query.ts'
import { runQuery } from './run.ts'
import { everyRow } from './scope.ts'
import { anyTrees, booleanTrees, people, searches } from './trees.test-support.ts'

const limits = { ...defaultLimits, textLength: 1e6, nodes: 1e6, depth: 500 }
const parse = (text: string) => parseFilter({ option: '$filter', text, offset: 0 }, limits)
const withoutPositions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' ? undefined : inner)))

describe('any tree', () => {
  it('is the same after printing and parsing', () => {
    fc.assert(
      fc.property(anyTrees, tree => {
        expect(withoutPositions(parse(printFilter(tree)))).toEqual(withoutPositions(tree))
      }),
      { numRuns: 500 },
    )
  })

  it('is the same after printing and parsing, of a search', () => {
    fc.assert(
      fc.property(searches, tree => {
        const text = printSearch(tree)
        const again = parseSearch({ option: '$search', text, offset: 0 }, { ...limits, searchTerms: 1e6 })
        expect(printSearch(again)).toBe(text)
        expect(withoutPositions(again)).toEqual(withoutPositions(tree))
      }),
      { numRuns: 500 },
    )
  })
})

describe('any text', () => {
  /** What becomes of a text; an error of another kind, of another option or outside of the text says so. */
  function outcome(option: (typeof collectionOptions)[number], text: string): string {
    try {
      parseQuery(model('Person'), registry, [[option, text]])
      return 'query'
    } catch (error) {
      if (!(error instanceof ODataError)) return `another error: ${String(error)}`
      const inside = error.position >= 0 && error.position <= text.length
      return `refused ${inside ? 'inside' : 'outside'} ${error.option}`
    }
  }

  const pieces = fc.constantFrom(
    "'",
    '"',
    '(',
    ')',
    ',',
    ';',
    '/',
    ':',
    '-',
    '=',
    '$',
    ' ',
    '\\',
    '\0',
    '\ud800',
    '😀',
    '--',
    '/*',
    '%',
    '1',
    '1e9',
    'name',
    'rank',
    'pupils',
    'team',
    'mentor',
    'any(',
    'all(x:',
    'x/',
    ' eq ',
    ' in (',
    ' and ',
    'not ',
    ' AND ',
    ' OR ',
    'NOT ',
    'null',
    'contains(',
    '$filter=',
    '$top=',
    '$expand=',
    '$levels=max',
    'desc',
    "' OR 1=1 --",
    '2024-01-31',
    '2024-99-99T',
    '__proto__',
    '*',
  )
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 40 }).map(parts => parts.join('')),
  )

  it('gives a query or an ODataError with a position inside the text, never anything else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...collectionOptions), garbage, (option, text) => {
        expect(['query', `refused inside ${option}`]).toContain(outcome(option, text))
      }),
      { numRuns: 4000 },
    )
  })
})

describe.each(databases)('on $name', ({ open }) => {
  let db: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    db = await open()
  }, 60_000)
  afterAll(() => db.destroy())

  it('lists the same rows as the evaluator for any filter, any content and its negation', async () => {
    const teams = [
      { id: 1, title: 'a%' },
      { id: 2, title: 'É b' },
    ]
    await fc.assert(
      fc.asyncProperty(
        people,
        fc.array(booleanTrees, { minLength: 6, maxLength: 6 }),
        async (rows, trees) => {
          await fill(db, teams, rows)
          for (const tree of trees) {
            for (const filter of [tree, { kind: 'unary', operator: 'not', operand: tree, at: 0 } as const]) {
              const text = printFilter(filter)
              const query = parseQuery(model('Person'), registry, [
                ['$filter', text],
                ['$select', 'id'],
              ])
              // oxlint-disable-next-line no-await-in-loop -- one connection: the statements run one after the other anyway
              const found = await runQuery(db, query, { restrict: everyRow })
              const wanted = rows.filter(row => matches(filter, row, { people: rows, teams }))
              expect({ text, ids: found.value.map(row => row['id']) }).toEqual({
                text,
                ids: wanted.map(row => row.id),
              })
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)

  it('finds the same rows as the evaluator for any search, any content and its negation', async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(searches, { minLength: 6, maxLength: 6 }), async (rows, trees) => {
        await fill(db, [], rows)
        for (const tree of trees) {
          for (const search of [tree, { kind: 'not', operand: tree } as const]) {
            const text = printSearch(search)
            const query = parseQuery(model('Person'), registry, [
              ['$search', text],
              ['$select', 'id'],
            ])
            // oxlint-disable-next-line no-await-in-loop -- one connection: the statements run one after the other anyway
            const found = await runQuery(db, query, { restrict: everyRow })
            expect({ text, ids: found.value.map(row => row['id']) }).toEqual({
              text,
              ids: rows.filter(row => matchesSearch(search, row)).map(row => row.id),
            })
          }
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
