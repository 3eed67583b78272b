import { expect, test } from 'vitest'
import { checkDate } from './dateRules.ts'

const rules = {
  minimum: '2026-03-02',
  maximum: '2026-03-30',
  unavailable: (date: string) => (date === '2026-03-15' ? 'Clôture' : null),
}

test('bounds belong to what may be chosen', () => {
  expect(checkDate('2026-03-02', rules)).toBeNull()
  expect(checkDate('2026-03-30', rules)).toBeNull()
  expect(checkDate('2026-03-01', rules)).toEqual({
    kind: 'between',
    minimum: '2026-03-02',
    maximum: '2026-03-30',
  })
  expect(checkDate('2026-03-31', { maximum: '2026-03-30' })).toEqual({ kind: 'maximum', bound: '2026-03-30' })
  expect(checkDate('2026-03-01', { minimum: '2026-03-02' })).toEqual({ kind: 'minimum', bound: '2026-03-02' })
})

test('an unavailable day comes with its reason', () => {
  expect(checkDate('2026-03-15', rules)).toEqual({
    kind: 'unavailable',
    date: '2026-03-15',
    reason: 'Clôture',
  })
  expect(checkDate('2026-03-16', rules)).toBeNull()
})
