import { readGridView, writeGridView } from '@parvis/design-system/grid-view'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  addressOfPaths,
  endsOf,
  groupings,
  networkKinds,
  nowhere,
  opened,
  openedCount,
  openedFurther,
  pictureKinds,
  placeOf,
  questionOf,
  startedAt,
  without,
  writePlace,
  type GroupKey,
  type NetworkKey,
  type Place,
} from './place.ts'
import { addressOfNetwork } from '../../../../navigation/network-addresses.ts'
import { groupKey } from './fold.ts'
import { placeOfView, viewOf } from './saved-place.ts'

const key = fc
  .tuple(fc.constantFrom(...networkKinds), fc.integer({ min: 1, max: 999_999_999 }))
  .map(([kind, id]): NetworkKey => `${kind}-${String(id)}`)
const keys = fc.uniqueArray(key, { maxLength: 10 })
/** Coordinates with one decimal, as the graph has them. */
const tenth = fc.integer({ min: -100_000, max: 100_000 }).map(tenths => tenths / 10)
const group = fc.oneof(
  fc.string().map(groupKey),
  key.map((known): GroupKey => `group-${known}`),
)
const places: fc.Arbitrary<Place> = fc.record({
  start: keys,
  mine: fc.integer({ min: 0, max: 1000 }),
  open: fc.uniqueArray(
    fc.record({ key, kind: fc.constantFrom(...networkKinds), count: fc.integer({ min: 1, max: 1000 }) }),
    { selector: opening => `${opening.key} ${opening.kind} ${String(opening.count)}`, maxLength: 10 },
  ),
  years: fc.uniqueArray(fc.integer({ min: 1900, max: 2999 }), { maxLength: 5 }),
  statuses: fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 50 }).filter(text => text.trim() !== ''),
    { maxLength: 5 },
  ),
  minimumFees: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined }),
  maximumFees: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined }),
  hidden: keys,
  hiddenKinds: fc.subarray([...pictureKinds]),
  positions: fc.dictionary(fc.oneof(key, group), fc.record({ x: tenth, y: tenth }), {
    noNullPrototype: true,
    maxKeys: 5,
  }),
  group: fc.constantFrom(...groupings, undefined),
  unfolded: fc.uniqueArray(group, { maxLength: 5 }),
  at: fc.option(fc.oneof(key, group), { nil: undefined }),
  view: fc.constantFrom('graph', 'list', undefined),
})

describe('the address', () => {
  test('round-trips every place', () => {
    fc.assert(
      fc.property(places, place => {
        expect(placeOf(new URLSearchParams(writePlace(place).toString()))).toEqual(place)
      }),
    )
  })
  test('ignores invalid values, whatever was typed', () => {
    const search =
      'start=client-1_client-0_folder-2_client-99999999999&mine=-3&open=client-1.engagement.20_client-1.staff.x_x.client.5' +
      '&year=2025_abc_99999&status=&status=Actif&hide=what&without=client_all&put=client-1.10_client-2.1e999.0_x.1.1_staff-3.15.-20&at=<img>&view=table'
    expect(placeOf(new URLSearchParams(search))).toEqual({
      ...nowhere,
      start: ['client-1'],
      open: [{ key: 'client-1', kind: 'engagement', count: 20 }],
      years: [2025],
      statuses: ['Actif'],
      hiddenKinds: ['client'],
      positions: { 'staff-3': { x: 1.5, y: -2 } },
    })
    fc.assert(
      fc.property(fc.webQueryParameters(), text => {
        expect(() => placeOf(new URLSearchParams(text))).not.toThrow()
      }),
    )
  })
  test('requests no more than the services allow', () => {
    const many = Array.from({ length: 300 }, (_, at) => `client-${String(at + 1)}`)
    const search = new URLSearchParams({
      start: many.join('_'),
      open: many.map(each => `${each}.contact.5000`).join('_'),
      mine: '99999',
    })
    const question = questionOf(placeOf(search))
    expect(question.start).toHaveLength(100)
    expect(question.open).toHaveLength(200)
    expect(question.open[0]?.count).toBe(1000)
    expect(question.mine).toBe(1000)
  })
  test('leaves out what is not set', () => {
    expect(addressOf(nowhere)).toBe('/app/reseau')
    expect(addressOfPaths({})).toBe('/app/reseau/paths')
    expect(addressOfPaths({ from: 'client-1', to: 'staff-3' })).toBe(
      '/app/reseau/paths?from=client-1&to=staff-3',
    )
    expect(endsOf(new URLSearchParams('from=client-1&to=elsewhere'))).toEqual({ from: 'client-1' })
  })
})

describe('a saved view', () => {
  test('restores everything but the selected element', () => {
    fc.assert(
      fc.property(places, place => {
        const kept = writeGridView(viewOf(place), new URLSearchParams()).toString()
        expect(placeOfView(readGridView(new URLSearchParams(kept)))).toEqual({ ...place, at: undefined })
      }),
    )
  })
})

describe('the explored part', () => {
  test('can be extended and closed', () => {
    const once = opened(nowhere, 'client-1', 'engagement', 20)
    const twice = opened(once, 'client-1', 'engagement', 5000)
    expect(openedCount(once, 'client-1', 'engagement')).toBe(20)
    expect(twice.open).toEqual([{ key: 'client-1', kind: 'engagement', count: 1000 }])
    expect(openedCount(twice, 'client-1', 'contact')).toBe(0)
    expect(opened(twice, 'client-1', 'engagement', 0)).toEqual(nowhere)
  })
  test('grows by one page of neighbours not shown yet, whatever caused the others to be shown', () => {
    const place = openedFurther(nowhere, 'client-1', { kind: 'engagement', shown: 25 })
    expect(place.open).toEqual([{ key: 'client-1', kind: 'engagement', count: 45 }])
    // A neighbour hidden in the picture still counts as expanded.
    expect(openedFurther(place, 'client-1', { kind: 'engagement', shown: 3 }).open[0]?.count).toBe(65)
  })
  test('shows a hidden element again when it becomes a start, and selects it', () => {
    const place = startedAt(without({ ...nowhere, start: ['client-1'] }, 'staff-3'), 'staff-3')
    expect(place).toEqual({ ...nowhere, start: ['client-1', 'staff-3'], at: 'staff-3' })
    expect(startedAt(place, 'client-1').start).toEqual(['staff-3', 'client-1'])
    expect(without(place, 'staff-3')).toMatchObject({ hidden: ['staff-3'], at: undefined })
  })
})

test('links from other pages set the start elements and always keep the last one', () => {
  const start = Array.from({ length: 103 }, (_, at) => `engagement-${at + 1}` as const)
  const { searchParams } = new URL(
    addressOfNetwork([...start, 'staff-3'], 'staff-3'),
    'https://parvis.example',
  )
  expect(placeOf(searchParams)).toEqual({
    ...nowhere,
    start: [...start.slice(-99), 'staff-3'],
    at: 'staff-3',
  })
})
