import { expect, it } from 'vitest'
import { placedAt } from './balance-columns.ts'

it('has a column at one field, and a field for one column', () => {
  const columns = ['account', 'label', null, 'closing'] as const
  expect(placedAt(columns, 'closing', 2)).toEqual(['account', 'label', 'closing', null])
  expect(placedAt(columns, 'debit', 3)).toEqual(['account', 'label', null, 'debit'])
  expect(placedAt(columns, 'label', undefined)).toEqual(['account', null, null, 'closing'])
  expect(placedAt(['account'], 'closing', 2)).toEqual(['account', null, 'closing'])
})
