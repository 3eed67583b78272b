import type { BalanceColumn } from '@parvis/accounting/balance/columns'
import { expect, it } from 'vitest'
import { placedAt } from './placed-columns.ts'

it('a column is read from one field, and a field gives one column', () => {
  const columns: (BalanceColumn | null)[] = ['account', 'label', null, 'closing']
  expect(placedAt(columns, 'closing', 2)).toEqual(['account', 'label', 'closing', null])
  expect(placedAt(columns, 'debit', 3)).toEqual(['account', 'label', null, 'debit'])
  expect(placedAt(columns, 'label', undefined)).toEqual(['account', null, null, 'closing'])
  expect(placedAt<BalanceColumn>(['account'], 'closing', 2)).toEqual(['account', null, 'closing'])
})
