import { expect, test } from 'vitest'
import {
  choiceOf,
  filtersOf,
  isPeriodWrong,
  offeredSlicers,
  pagesWithSlicers,
  searchOf,
} from './dynamic-choice.ts'

test('a choice is written to the address and read back', () => {
  const text = 'report=41&from=2026-01&to=2026-06&type=real&status=Actif%2CClos'
  expect(searchOf(choiceOf(new URLSearchParams(text))).toString()).toBe(text)
  const empty = choiceOf(new URLSearchParams('report=x&from=soon&to=2026-13&status=&type=,,'))
  expect(empty).toEqual({ report: undefined, from: null, to: null, values: {} })
  expect(searchOf(empty).toString()).toBe('')
})

test('a value with a comma stays one value in an address', () => {
  const values = { businessUnit: ['Audit, Paris', '100 % conseil'] }
  const written = searchOf({ report: 41, from: null, to: null, values }).toString()
  expect(choiceOf(new URLSearchParams(written)).values).toEqual(values)
})

test('only filters that the report offers are passed on, so that none works unseen', () => {
  const choice = choiceOf(new URLSearchParams('report=41&from=2026-01&status=dormant&type=real'))
  const named = (offered: Parameters<typeof filtersOf>[1]) =>
    filtersOf(choice, offered).map(({ target }) => `${target.table}[${target.column}]`)
  expect(named([{ dimension: 'month' }, { dimension: 'status' }])).toEqual([
    'Calendar[Month]',
    'Engagements[Status]',
  ])
  expect(named([])).toEqual([])
})

test('a period must not end before it starts', () => {
  expect(isPeriodWrong({ from: '2026-02', to: '2026-01' })).toBe(true)
  expect(isPeriodWrong({ from: '2026-02', to: '2026-02' })).toBe(false)
  expect(isPeriodWrong({ from: '2026-02', to: null })).toBe(false)
})

const visual = (name: string, kind: string, title: string | null, field: string) => ({
  name,
  kind,
  title,
  fields: [{ table: 'T', name: field, summary: null }],
  isFiltered: false,
  x: 0,
  y: 0,
  z: 0,
  width: 1,
  height: 1,
})
const page = (name: string, visuals: ReturnType<typeof visual>[]) => ({
  name,
  displayName: name,
  isHidden: false,
  width: 1,
  height: 1,
  visuals,
})
const figures = (
  name: string,
  dimension: 'status' | null,
  reason: 'unknownFields' | 'staffOnly' = 'unknownFields',
) => ({
  name,
  shape: dimension ? ('choice' as const) : ('layout' as const),
  measure: null,
  dimension,
  reason: dimension ? null : reason,
  total: null,
  rows: [],
  isCut: false,
})

test('one slicer is offered per field, and slicers of unknown fields are only named', () => {
  const layout = {
    bookmarks: [],
    pages: [
      page('p1', [
        visual('a', 'slicer', null, 'Statut'),
        visual('b', 'advancedSlicerVisual', null, 'Région'),
      ]),
      page('p2', [visual('c', 'slicer', 'Statut', 'Statut'), visual('d', 'card', null, 'Marge')]),
      page('p3', [visual('e', 'card', null, 'Marge')]),
    ],
  }
  expect(pagesWithSlicers(layout)).toEqual(['p1', 'p2'])
  const known = new Map([
    ['p1', [figures('a', 'status'), figures('b', null)]],
    ['p2', [figures('c', 'status'), figures('d', null)]],
  ])
  const { offers, unknown, staffOnly } = offeredSlicers(layout, known)
  expect(offers.map(offer => [offer.visual.name, offer.dimension])).toEqual([['a', 'status']])
  expect(unknown).toEqual(['Région'])
  expect(staffOnly).toEqual([])
  // Clients are not told that Power BI would offer what only staff may see.
  known.set('p1', [figures('a', 'status'), figures('b', null, 'staffOnly')])
  expect(offeredSlicers(layout, known)).toMatchObject({ unknown: [], staffOnly: ['Région'] })
})
