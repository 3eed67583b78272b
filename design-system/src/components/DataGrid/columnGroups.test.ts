import { expect, test } from 'vitest'
import { columnName, columnRuns, placedRuns } from './columnGroups.ts'
import { initialColumns } from './gridView.ts'
import type { GridColumn } from './gridTypes.ts'
import { moveColumn, pinColumn, showColumn } from './columnLayout.ts'
import { placeColumns, totalWidths } from './placedColumns.ts'

interface Account {
  name: string
  amount: number
}
const figure = (id: string, group: string): GridColumn<Account> => ({
  id,
  group,
  type: 'number',
  title: 'Solde',
  value: row => row.amount,
  width: 100,
})
const columns: readonly GridColumn<Account>[] = [
  { id: 'name', type: 'text', title: 'Compte', value: row => row.name },
  figure('debit', '2026'),
  figure('balance', '2026'),
  figure('before', '2025'),
]
const ids = columns.map(({ id }) => id)
const none = { hasSelection: true, hasActions: true, hasToggle: false, hasDetail: false }
const placedBy = (layout = initialColumns, of = columns) => placeColumns(of, layout, none)
const runsBy = (layout = initialColumns) =>
  placedRuns(placedBy(layout)).flatMap(({ group, items }) =>
    group === undefined ? [] : [[group, items.map(({ column }) => column?.id)]],
  )

test('what stands above columns is over those beside each other', () => {
  expect(runsBy()).toEqual([
    ['2026', ['debit', 'balance']],
    ['2025', ['before']],
  ])
})
test('a group that is broken apart stands above each of its parts', () => {
  expect(runsBy(moveColumn(ids, initialColumns, 'before', -1))).toEqual([
    ['2026', ['debit']],
    ['2025', ['before']],
    ['2026', ['balance']],
  ])
  expect(runsBy(pinColumn(initialColumns, 'debit', true))).toEqual([
    ['2026', ['debit']],
    ['2026', ['balance']],
    ['2025', ['before']],
  ])
  // Even if both parts are adjacent, because one of them is pinned.
  const both = pinColumn(pinColumn(initialColumns, 'name', true), 'debit', true)
  expect(runsBy(both).slice(0, 2)).toEqual([
    ['2026', ['debit']],
    ['2026', ['balance']],
  ])
})
test('what is hidden is not below it, and a group of hidden columns is not there', () => {
  const hidden = showColumn(showColumn(initialColumns, 'balance', false), 'before', false)
  expect(runsBy(hidden)).toEqual([['2026', ['debit']]])
})
test('columns without groups have nothing above them', () => {
  const plain = columns.map(column => {
    const { group: _, ...rest } = column
    return rest
  })
  expect(placedRuns(placedBy(initialColumns, plain))).toEqual([])
  expect(Object.keys(totalWidths(placedBy(initialColumns, plain)))).toEqual(['--grid-width', '--grid-least'])
})
test('a column that two columns without a group are beside joins neither', () => {
  expect(columnRuns(['a', 'b'], () => undefined)).toEqual([
    { group: undefined, items: ['a'] },
    { group: undefined, items: ['b'] },
  ])
})
test('what stands above is as wide as the columns below it, also while one of them is resized', () => {
  const placed = placedBy()
  const debit = placed.find(({ column }) => column?.id === 'debit')
  expect(totalWidths(placed)).toMatchObject({ '--grid-group-2': expect.stringMatching(/^0 0 .*12\.5rem/) })
  expect(debit && totalWidths(placed, { column: debit, width: 140 })).toMatchObject({
    '--grid-group-2': expect.stringMatching(/^0 0 .*15rem/),
  })
})
test('a column in a group may grow, and does not give way, so that what stands above it does as it does', () => {
  const [name, ...others] = columns
  const placed = placedBy(initialColumns, name ? [{ ...name, group: 'Compte' }, ...others] : [])
  expect(placed.find(({ column }) => column?.id === 'name')).toMatchObject({
    canGrow: true,
    width: 200,
    least: 200,
  })
  expect(totalWidths(placed)).toMatchObject({ '--grid-group-1': expect.stringMatching(/^1 0 .*12\.5rem/) })
})
test('columns with the same title are told apart by their groups', () => {
  expect(columns.map(columnName)).toEqual(['Compte', '2026 – Solde', '2026 – Solde', '2025 – Solde'])
})
