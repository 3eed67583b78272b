import { expect, test } from 'vitest'
import { drawnRows, lookOf, type VisualFigures } from './visual-looks.ts'

const rows = (count: number, value = 1) =>
  Array.from({ length: count }, (_, n) => ({ key: `k${n}`, label: `K${n}`, value }))
const figures = (changes: Partial<VisualFigures>): VisualFigures => ({
  name: 'v',
  shape: 'categories',
  measure: 'fees',
  dimension: 'manager',
  total: 1,
  rows: rows(3),
  isCut: false,
  reason: null,
  ...changes,
})

test.each([
  ['card', { shape: 'value' }, 'figure'],
  ['slicer', { shape: 'choice' }, 'choice'],
  ['textbox', { shape: 'none' }, 'text'],
  ['columnChart', {}, 'columns'],
  ['clusteredBarChart', {}, 'bars'],
  ['lineChart', { dimension: 'month' }, 'line'],
  ['lineChart', {}, 'columns'],
  ['stackedAreaChart', { dimension: 'month' }, 'area'],
  ['donutChart', {}, 'donut'],
  ['pieChart', { rows: rows(7) }, 'bars'],
  ['donutChart', { rows: rows(2, -1) }, 'bars'],
  ['tableEx', {}, 'table'],
  ['pivotTable', {}, 'table'],
  ['SomebodysOwn1234', {}, 'columns'],
] as const)('a %s with %o is drawn as %s', (kind, changes, look) => {
  expect(lookOf({ kind }, figures(changes as Partial<VisualFigures>))).toBe(look)
})

test('charts draw the largest categories and tables all; months are always drawn completely', () => {
  expect(drawnRows('bars', figures({ rows: rows(20) }))).toHaveLength(12)
  expect(drawnRows('table', figures({ rows: rows(20) }))).toHaveLength(20)
  expect(drawnRows('line', figures({ rows: rows(36), dimension: 'month' }))).toHaveLength(36)
})
