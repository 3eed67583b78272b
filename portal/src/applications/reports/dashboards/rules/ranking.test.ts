import { expect, test } from 'vitest'
import { largestRows } from './ranking.ts'

const row = (label: string, fees: number) => {
  const measures = { hours: 0, invoiced: 0, paid: 0, writtenOff: 0, kept: 0, outstanding: 0, unbilled: 0 }
  return { key: label, label, current: { fees, ...measures }, previous: { fees: 0, ...measures } }
}

test('the ten largest rows are drawn, the largest first, and none without a figure', () => {
  const rows = [row('none', 0), row('loss', -5), ...Array.from({ length: 12 }, (_, n) => row(`r${n}`, n + 1))]
  const largest = largestRows(rows, 'fees')
  expect(largest).toHaveLength(10)
  expect(largest[0]).toEqual({ label: 'r11', value: 12 })
  expect(largestRows(rows, 'rate')).toEqual([])
})
