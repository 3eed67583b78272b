import { expect, test } from 'vitest'
import { scopeForm } from './scope-form.ts'
import { inventory } from './security-stories.fixtures.ts'

const counts = inventory.securityScopes.find(({ id }) => id === 32)
const values = counts ? scopeForm.valuesOf(counts) : scopeForm.start

test('a scope belongs to a feature or to the application itself', () => {
  expect(values.applicationFeatureId).toBe('21')
  expect(scopeForm.bodyOf(values).applicationFeatureId).toBe(21)
  expect(scopeForm.bodyOf({ ...values, applicationFeatureId: '' }).applicationFeatureId).toBeNull()
})

test('a scope name has two to four words, each starting with a capital', () => {
  const isFine = (scopeName: string) => scopeForm.check({ ...values, scopeName }).scopeName === undefined
  expect(['Inventory.Read', 'A.B.C.D2'].filter(isFine)).toHaveLength(2)
  expect(['Inventory', 'inventory.Read', 'A.B.C.D.E', 'A..B', 'É.Lire', 'A.B '].filter(isFine)).toEqual([])
})

test('a stored draft with a different shape is rejected', () => {
  expect(scopeForm.isValues(values)).toBe(true)
  for (const draft of [null, 1, {}, { ...values, applicationFeatureId: 21 }])
    expect(scopeForm.isValues(draft)).toBe(false)
})
