import type { GridColumn } from '@parvis/design-system/DataGrid'
import { expect, test } from 'vitest'
import { emptyColumns, saysSeveral } from './telling-columns.ts'

interface Row {
  name: string
  note: string | null
  count: number | null
  isOn: boolean
}
const row = (change: Partial<Row> = {}): Row => ({
  name: 'A',
  note: null,
  count: null,
  isOn: false,
  ...change,
})
const columns: GridColumn<Row>[] = [
  { id: 'name', title: 'Name', type: 'text', value: ({ name }) => name, isHideable: false },
  { id: 'note', title: 'Note', type: 'text', value: ({ note }) => note },
  { id: 'count', title: 'Count', type: 'number', value: ({ count }) => count },
  { id: 'isOn', title: 'On', type: 'boolean', value: ({ isOn }) => isOn },
  { id: 'drawn', title: 'Drawn', type: 'text', value: () => null, render: () => 'x' },
]

test('a column is empty when no row has a value in it', () => {
  expect(emptyColumns(columns, [row(), row({ note: '' })])).toEqual(['note', 'count'])
})

test('a single value keeps a column; zero and “no” count as values', () => {
  expect(emptyColumns(columns, [row(), row({ note: 'x' }), row({ count: 0 })])).toEqual([])
})

test('the column that names the row always stays, and without rows nothing is known to be empty', () => {
  expect(emptyColumns(columns, [row({ name: '', note: 'x', count: 1 })])).toEqual([])
  expect(emptyColumns(columns, [])).toEqual([])
})

test('a column varies once two rows differ in it, and not while the column or its rows are unknown', () => {
  const [, note] = columns
  expect(saysSeveral(note, [row({ note: 'x' }), row({ note: 'x' })])).toBe(false)
  expect(saysSeveral(note, [row({ note: 'x' }), row({ note: 'y' })])).toBe(true)
  expect([saysSeveral(note, []), saysSeveral(undefined, [row(), row({ note: 'y' })])]).toEqual([false, false])
})
