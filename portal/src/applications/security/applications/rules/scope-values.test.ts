import { expect, test } from 'vitest'
import { inventory } from '../security-stories.fixtures.ts'
import {
  isScopeValues,
  newScope,
  scopeBodyOf,
  scopeChanges,
  scopeFaults,
  scopeValuesOf,
} from './scope-values.ts'

const counts = inventory.securityScopes.find(({ id }) => id === 32)
const values = counts ? scopeValuesOf(counts) : newScope

test('a scope belongs to a feature, or to the application itself', () => {
  expect(values.applicationFeatureId).toBe('21')
  expect(scopeBodyOf(values, 7)).toMatchObject({ applicationId: 7, applicationFeatureId: 21 })
  expect(scopeBodyOf({ ...values, applicationFeatureId: '' }, 7).applicationFeatureId).toBeNull()
})

test('a change says only what has changed', () => {
  expect(scopeChanges(values, values)).toEqual({})
  expect(scopeChanges(values, { ...values, scopeEnglishDescription: 'Count' })).toEqual({
    scopeEnglishDescription: 'Count',
  })
  expect(scopeChanges(values, { ...values, applicationFeatureId: '' })).toEqual({
    applicationFeatureId: null,
  })
})

test('a name has two to four words with a capital first', () => {
  const isFine = (scopeName: string) => scopeFaults({ ...values, scopeName }).scopeName === undefined
  expect(['Inventory.Read', 'A.B.C.D2'].filter(isFine)).toHaveLength(2)
  expect(['Inventory', 'inventory.Read', 'A.B.C.D.E', 'A..B', 'É.Lire', 'A.B '].filter(isFine)).toEqual([])
})

test('what is not the form is not taken as a draft', () => {
  expect(isScopeValues(values)).toBe(true)
  for (const draft of [null, 1, {}, { ...values, applicationFeatureId: 21 }])
    expect(isScopeValues(draft)).toBe(false)
})
