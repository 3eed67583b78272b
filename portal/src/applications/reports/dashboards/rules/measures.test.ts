import { expect, test } from 'vitest'
import { changeOf, figureOf, largestRows } from './measures.ts'

const values = {
  fees: 1000.1,
  hours: 12,
  invoiced: 900,
  paid: 0,
  writtenOff: 0,
  kept: 333.3,
  outstanding: 900,
  unbilled: 100.1,
}

test('derived figures are exact to the cent, and never divided by zero', () => {
  expect(figureOf(values, 'rate')).toBe(83.34)
  expect(figureOf(values, 'passed')).toBe(666.8)
  expect(figureOf(values, 'outstanding')).toBe(900)
  expect(figureOf({ ...values, hours: 0 }, 'rate')).toBeNull()
})

test('a change is relative to the earlier figure, and positive when a loss shrinks', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1)
  expect(changeOf(-50, -100)).toBeCloseTo(0.5)
  expect(changeOf(110, 0)).toBeUndefined()
  expect(changeOf(null, 100)).toBeUndefined()
})

const row = (label: string, fees: number) => {
  const measures = { hours: 0, invoiced: 0, paid: 0, writtenOff: 0, kept: 0, outstanding: 0, unbilled: 0 }
  return { key: label, label, current: { fees, ...measures }, previous: { fees: 0, ...measures } }
}

test('the ten largest rows with a figure are drawn, largest first', () => {
  const rows = [row('none', 0), row('loss', -5), ...Array.from({ length: 12 }, (_, n) => row(`r${n}`, n + 1))]
  const largest = largestRows(rows, 'fees')
  expect(largest.rows).toHaveLength(10)
  expect(largest.rows[0]).toEqual({ label: 'r11', value: 12 })
  expect(largestRows(rows, 'rate').rows).toEqual([])
})

test('rows are called the largest only if there are others', () => {
  const four = Array.from({ length: 4 }, (_, n) => row(`r${n}`, n + 1))
  const scopeOf = (rows: ReturnType<typeof row>[]) => largestRows(rows, 'fees').scope
  expect(scopeOf(four)).toBe('all')
  expect(scopeOf([...four, row('none', 0)])).toBe('positive')
  expect(scopeOf(Array.from({ length: 11 }, (_, n) => row(`r${n}`, n + 1)))).toBe('largest')
})
