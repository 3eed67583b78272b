import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { matches, fold } from '../fold.ts'
import type { ModelColumn } from './columns.ts'
import { fittingFilters, type ColumnFilter } from './filter.ts'
import { RowModel, type Arrangement } from './rowModel.ts'
import type { SortKey } from './sort.ts'

interface Person {
  id: string
  name: string | null
  age: number | null
  status: string | null
  born: string | null
  seen: string | null
  active: boolean | null
}

const choices = [
  { id: 'new', label: 'Nouveau' },
  { id: 'open', label: 'Ouvert' },
  { id: 'done', label: 'Terminé' },
]
const columns: readonly ModelColumn<Person>[] = [
  { id: 'name', type: 'text', value: row => row.name },
  { id: 'age', type: 'number', value: row => row.age },
  { id: 'status', type: 'choice', value: row => row.status, choices },
  { id: 'born', type: 'date', value: row => row.born },
  { id: 'seen', type: 'dateTime', value: row => row.seen },
  { id: 'active', type: 'boolean', value: row => row.active },
]
const nothing: Arrangement = { sort: [], search: '', filters: {} }
const modelOf = (rows: readonly Person[]) => new RowModel(rows, columns, row => row.id, 'fr')
const blank = { name: null, age: null, status: null, born: null, seen: null, active: null }
const person = (id: string, rest: Partial<Person> = {}): Person => ({
  ...blank,
  id,
  ...rest,
})
const idsOf = (rows: readonly Person[], arrangement: Partial<Arrangement>) =>
  [...modelOf(rows).arrange({ ...nothing, ...arrangement }).rows].map(row => rows[row]?.id)

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map(date => date.toISOString())
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 })
const people = fc
  .array(
    fc.record({
      name: optional(fc.constantFrom('Zoé', 'zoe', 'Élan', 'Eland', 'œuvre', 'Ouvrage', 'a10', 'a9', 'a 9')),
      age: optional(fc.integer({ min: -3, max: 3 })),
      status: optional(fc.constantFrom('new', 'open', 'done', 'gone')),
      born: optional(day.map(iso => iso.slice(0, 10))),
      seen: optional(day),
      active: optional(fc.boolean()),
    }),
    { maxLength: 40 },
  )
  .map(rows => rows.map((row, at): Person => ({ id: `p${at}`, ...row })))
const sorts: fc.Arbitrary<SortKey[]> = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom('name', 'age', 'status', 'born', 'seen', 'active'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { selector: ({ column }) => column, maxLength: 3 },
)

/** A reference implementation, written independently of the model. */
function compareValues(a: Person, b: Person, column: string): number | 'blank' {
  const [x, y] = [a[column as keyof Person], b[column as keyof Person]]
  if (x === null || y === null) return x === y ? 0 : 'blank'
  if (column === 'status') {
    const at = (id: unknown) => choices.findIndex(choice => choice.id === id)
    const [left, right] = [at(x), at(y)].map(place => (place === -1 ? 99 : place))
    return (left ?? 0) - (right ?? 0)
  }
  if (column === 'name') return String(x).localeCompare(String(y), 'fr', { numeric: true })
  return x < y ? -1 : x > y ? 1 : 0
}
function plainSort(rows: readonly Person[], sort: readonly SortKey[]): Person[] {
  return rows.toSorted((a, b) => {
    for (const { column, direction } of sort) {
      const compared = compareValues(a, b, column)
      if (compared === 'blank') return a[column as keyof Person] === null ? 1 : -1
      if (compared !== 0) return direction === 'ascending' ? compared : -compared
    }
    return 0
  })
}

describe('sorting', () => {
  test('agrees with a plain array for any rows and any order of columns', () => {
    fc.assert(
      fc.property(people, sorts, (rows, sort) => {
        expect(idsOf(rows, { sort })).toEqual(plainSort(rows, sort).map(({ id }) => id))
      }),
    )
  })
  test('knows the language: accents after their letter, numbers by their value', () => {
    const rows = ['Zoé', 'a10', 'Élan', 'a9', 'etage'].map(name => person(name, { name }))
    expect(idsOf(rows, { sort: [{ column: 'name', direction: 'ascending' }] })).toEqual([
      'a9',
      'a10',
      'Élan',
      'etage',
      'Zoé',
    ])
  })
  test('puts blank values last in either direction', () => {
    const rows = [person('none'), person('one', { age: 1 }), person('two', { age: 2 })]
    expect(idsOf(rows, { sort: [{ column: 'age', direction: 'ascending' }] })).toEqual(['one', 'two', 'none'])
    expect(idsOf(rows, { sort: [{ column: 'age', direction: 'descending' }] })).toEqual([
      'two',
      'one',
      'none',
    ])
  })
  test('leaves a column aside that it does not know', () => {
    expect(idsOf([person('b'), person('a')], { sort: [{ column: 'gone', direction: 'ascending' }] })).toEqual(
      ['b', 'a'],
    )
  })
})

describe('searching', () => {
  test('agrees with the search of the other components', () => {
    fc.assert(
      fc.property(
        people,
        fc.constantFrom('', ' ', 'ZOE', 'oe', 'el', 'termine', 'nouv zo', 'a 9', 'é'),
        (rows, search) => {
          const label = (row: Person) => choices.find(({ id }) => id === row.status)?.label ?? row.status
          const expected = rows.filter(row => matches(`${row.name ?? ''}\n${label(row) ?? ''}`, search))
          expect(idsOf(rows, { search })).toEqual(expected.map(({ id }) => id))
        },
      ),
    )
  })
  test('finds no word across two columns', () => {
    expect(idsOf([person('a', { name: 'tiger', status: 'open' })], { search: 'rouv' })).toEqual([])
  })
})

describe('filtering', () => {
  const keep = (rows: readonly Person[], column: string, filter: ColumnFilter) =>
    idsOf(rows, { filters: { [column]: filter } })

  test('agrees with a plain array for any bounds', () => {
    const bound = fc.option(fc.integer({ min: -4, max: 4 }), { nil: undefined })
    fc.assert(
      fc.property(people, bound, bound, (rows, from, to) => {
        const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
        const expected = rows.filter(
          ({ age }) =>
            (from === undefined && to === undefined) ||
            (age !== null && age >= (from ?? -Infinity) && age <= (to ?? Infinity)),
        )
        expect(keep(rows, 'age', { kind: 'range', ...bounds })).toEqual(expected.map(({ id }) => id))
      }),
    )
  })
  test('keeps the order, and all filters must hold', () => {
    fc.assert(
      fc.property(people, sorts, (rows, sort) => {
        const found = idsOf(rows, {
          sort,
          filters: {
            active: { kind: 'boolean', value: true },
            status: { kind: 'choice', values: ['new', 'done'] },
            name: { kind: 'blank', isBlank: false },
          },
        })
        const expected = plainSort(rows, sort).filter(
          row => row.active && ['new', 'done'].includes(row.status ?? '') && row.name !== null,
        )
        expect(found).toEqual(expected.map(({ id }) => id))
      }),
    )
  })
  test.each([
    ['contains', 'LAN', ['elan', 'lande']],
    ['startsWith', 'él', ['elan']],
    ['equals', 'elan', ['elan']],
    ['contains', '  ', ['elan', 'lande', 'none']],
    // A blank cell contains nothing, and is not a text.
    ['notContains', 'lan', ['none']],
    ['notEquals', 'elan', ['lande', 'none']],
  ] as const)('text %s %s', (operator, value, expected) => {
    const rows = [person('elan', { name: 'Élan' }), person('lande', { name: 'Lande' }), person('none')]
    expect(keep(rows, 'name', { kind: 'text', operator, value })).toEqual(expected)
  })
  test('one of several texts is enough, and none of them may match where the filter says no', () => {
    const rows = ['Lyon', 'Nice', 'Lille'].map(name => person(name, { name }))
    const or = { kind: 'text', value: 'ly', or: ['', 'NICE'] } as const
    expect(keep(rows, 'name', { ...or, operator: 'contains' })).toEqual(['Lyon', 'Nice'])
    expect(keep(rows, 'name', { ...or, operator: 'notContains' })).toEqual(['Lille'])
    expect(keep(rows, 'name', { kind: 'choice', values: ['Lille'] })).toEqual(['Lille'])
  })
  test('all choices but some, and blank cells', () => {
    const rows = [person('a', { status: 'new' }), person('b', { status: 'done' }), person('c')]
    expect(keep(rows, 'status', { kind: 'choice', values: ['new'], isNot: true })).toEqual(['b', 'c'])
  })
  test('a period that is counted from today moves on at midnight', () => {
    const rows = ['2026-03-10', '2026-03-11', '2026-03-12'].map(born => person(born, { born }))
    const known = new RowModel(rows, columns, ({ id }) => id, 'fr')
    const yesterday = { ...nothing, filters: { born: { kind: 'relative', period: 'yesterday' } } } as const
    vi.useFakeTimers()
    vi.setSystemTime(new Date(2026, 2, 12, 23, 59))
    expect([...known.arrange(yesterday).rows].map(row => known.idAt(row))).toEqual(['2026-03-11'])
    vi.setSystemTime(new Date(2026, 2, 13, 0, 1))
    expect([...known.arrange(yesterday).rows].map(row => known.idAt(row))).toEqual(['2026-03-12'])
    vi.useRealTimers()
  })
  test('a period holds both of its days', () => {
    const rows = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'].map(born => person(born, { born }))
    expect(keep(rows, 'born', { kind: 'period', from: '2026-03-11', to: '2026-03-12' })).toEqual([
      '2026-03-11',
      '2026-03-12',
    ])
  })
  test('a day of moments is the day of the reader, not of Greenwich', () => {
    const moments = [
      new Date(2026, 2, 11, 23, 59, 59),
      new Date(2026, 2, 12, 0, 0, 0),
      new Date(2026, 2, 12, 23, 59, 59),
      new Date(2026, 2, 13, 0, 0, 0),
    ]
    const rows = moments.map((moment, at) => person(`m${at}`, { seen: moment.toISOString() }))
    expect(keep(rows, 'seen', { kind: 'period', from: '2026-03-12', to: '2026-03-12' })).toEqual(['m1', 'm2'])
  })
})

describe('numbers and ids', () => {
  test('positions are the inverse of the order', () => {
    fc.assert(
      fc.property(people, sorts, (rows, sort) => {
        const order = modelOf(rows).arrange({
          ...nothing,
          sort,
          filters: { name: { kind: 'blank', isBlank: false } },
        })
        rows.forEach((row, at) => {
          expect(order.positionOf(at)).toBe(row.name === null ? -1 : order.rows.indexOf(at))
        })
        expect(order.rowAt(order.length)).toBe(-1)
      }),
    )
  })
  test('ids lead to rows and back', () => {
    const model = modelOf([person('a'), person('b')])
    expect(model.idAt(model.rowOfId('b'))).toBe('b')
    expect(model.rowOfId('c')).toBe(-1)
    expect(() => model.idAt(2)).toThrow(RangeError)
  })
  test('texts are folded as everywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), names => {
        const model = modelOf(names.map((name, at) => person(`${at}`, { name })))
        expect(model.textsOf('name')).toEqual(names.map(fold))
      }),
    )
  })
})

describe('of the filters of a view a column takes', () => {
  test.each<[column: string, ColumnFilter]>([
    ['name', { kind: 'text', operator: 'contains', value: 'a' }],
    ['name', { kind: 'choice', values: ['Anne'] }],
    ['age', { kind: 'range', from: 1 }],
    ['status', { kind: 'choice', values: ['new', 'done'], isNot: true }],
    ['born', { kind: 'relative', period: 'thisMonth' }],
    ['seen', { kind: 'period', from: '2026-01-01' }],
    ['active', { kind: 'boolean', value: true }],
    ['age', { kind: 'blank', isBlank: true }],
    ['noColumn', { kind: 'range' }],
  ])('what suits it: %s %o', (id, filter) => {
    const filters = { [id]: filter }
    expect(fittingFilters(columns, filters)).toBe(filters)
  })
  test.each<[column: string, ColumnFilter]>([
    ['age', { kind: 'text', operator: 'contains', value: 'a' }],
    ['status', { kind: 'text', operator: 'contains', value: 'a' }],
    ['status', { kind: 'choice', values: ['gone'] }],
    ['status', { kind: 'choice', values: ['gone'], isNot: true }],
    ['born', { kind: 'choice', values: ['2026-01-01'] }],
    ['active', { kind: 'range', from: 1 }],
    ['name', { kind: 'boolean', value: true }],
  ])('and not what does not: %s %o', (id, filter) => {
    expect(fittingFilters(columns, { [id]: filter })).toEqual({})
  })
  test('and the values that it knows', () => {
    const chosen = (values: readonly string[]): Record<string, ColumnFilter> => ({
      status: { kind: 'choice', values },
    })
    expect(fittingFilters(columns, chosen(['gone', 'open']))).toEqual(chosen(['open']))
  })
  test('and every value while its choices are awaited', () => {
    const filters: Record<string, ColumnFilter> = { status: { kind: 'choice', values: ['open'] } }
    expect(fittingFilters([{ id: 'status', type: 'choice', choices: [] }], filters)).toBe(filters)
  })
})
