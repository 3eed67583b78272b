import { expect, test } from 'vitest'
import type { ModelColumn } from '../../internal/rowModel/columns.ts'
import { columnFigure, sortedTable } from './tableRows.ts'

interface Line {
  name: string
  amount: number | null
  day: string
}
const rows: readonly Line[] = [
  { name: 'Zoé', amount: 0.1, day: '2026-03-01' },
  { name: 'Émile', amount: null, day: '2026-01-31' },
  { name: 'adèle 10', amount: 0.2, day: '2026-02-28' },
  { name: 'Adèle 9', amount: 5, day: '' },
]
const name: ModelColumn<Line> = { id: 'name', type: 'text', value: row => row.name }
const amount: ModelColumn<Line> = { id: 'amount', type: 'number', value: row => row.amount, aggregate: 'sum' }
const day: ModelColumn<Line> = { id: 'day', type: 'date', value: row => row.day, aggregate: 'maximum' }
const names = (column: string, direction: 'ascending' | 'descending') =>
  sortedTable(rows, [name, amount, day], { column, direction }, 'fr').map(row => row.name)

test('sorts in the order of the language, and leaves blank values last in either direction', () => {
  expect(names('name', 'ascending')).toEqual(['Adèle 9', 'adèle 10', 'Émile', 'Zoé'])
  expect(names('amount', 'descending')).toEqual(['Adèle 9', 'adèle 10', 'Zoé', 'Émile'])
  expect(names('day', 'ascending').at(-1)).toBe('Adèle 9')
  expect(sortedTable(rows, [name], undefined, 'fr')).toBe(rows)
})
test('adds up without losing cents, and says the last day as a day', () => {
  expect(columnFigure(rows.slice(0, 3), amount, 'fr')).toBeCloseTo(0.3, 15)
  expect(columnFigure(rows, day, 'fr')).toBe('2026-03-01')
  expect(columnFigure(rows, { ...amount, aggregate: 'count' }, 'fr')).toBe(3)
  expect(columnFigure([], { ...amount, aggregate: 'average' }, 'fr')).toBeUndefined()
  expect(columnFigure(rows, name, 'fr')).toBeUndefined()
})
