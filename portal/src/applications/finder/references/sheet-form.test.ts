import { getReferenceSheet } from '@parvis/api-types/generated/examples/organisation'
import { expect, test } from 'vitest'
import { sheetForm, withoutDerivedBand } from './sheet-form.ts'
import type { Sheet } from './sheet.ts'

const sheet = getReferenceSheet.success.submitted as unknown as Sheet
const values = sheetForm.valuesOf(withoutDerivedBand(sheet))

test('a sheet survives the round trip through its form unchanged', () => {
  expect(sheetForm.check(values)).toEqual({})
  expect(sheetForm.changes(values, values)).toEqual({})
  expect(sheetForm.bodyOf(values)).toMatchObject({
    title: sheet.title,
    services: ['audit', 'consolidation'],
    amount: 86_000,
    amountBand: null,
    year: 2024,
    country: 'FR',
    team: [2, 4],
  })
})

test('an amount determines the band, and the two cannot be set together', () => {
  expect(values.amountBand).toBe('')
  const both = { ...values, amountBand: 'under25k' }
  expect(Object.keys(sheetForm.check(both))).toEqual(['amount'])
  const band = { ...values, amount: null, amountBand: 'under25k' }
  expect(sheetForm.changes(values, band)).toEqual({ amount: null, amountBand: 'under25k' })
  expect(withoutDerivedBand({ ...sheet, amount: null }).amountBand).toBe('from25kTo100k')
})

test('a draft may be incomplete, but texts have a maximum length', () => {
  expect(sheetForm.check(sheetForm.start)).toEqual({})
  const wrong = {
    ...values,
    title: 'x'.repeat(201),
    amount: -1,
    year: 1900,
    services: Array.from({ length: 21 }, (_, index) => String(index)),
    team: Array.from({ length: 51 }, (_, index) => ({ id: String(index), name: 'x', email: 'x' })),
  }
  expect(Object.keys(sheetForm.check(wrong)).toSorted()).toEqual([
    'amount',
    'services',
    'team',
    'title',
    'year',
  ])
})

test('the order of services is no change, that of a team is', () => {
  const other = { ...values, services: values.services.toReversed(), team: values.team.toReversed() }
  expect(Object.keys(sheetForm.changes(values, other))).toEqual(['team'])
})

test('a stored draft with a different shape is rejected', () => {
  expect(sheetForm.isValues(values)).toBe(true)
  expect(sheetForm.isValues({ ...values, team: [{ id: 1 }] })).toBe(false)
  expect(sheetForm.isValues({ ...values, year: '2024' })).toBe(false)
})
