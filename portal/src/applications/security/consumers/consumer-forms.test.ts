import { expect, test } from 'vitest'
import { differing } from '../../../forms/changes.ts'
import { ruleText } from '../../../forms/field-texts.ts'
import { consumerForm } from './consumer-form.ts'
import { keyForm, rotationForm } from './key-forms.ts'

const body = {
  name: 'Entrepôt',
  description: '',
  ownerId: 4,
  apis: ['Contacts', 'Offers'] as ('Contacts' | 'Offers')[],
  quotaPerMinute: 60,
  quotaPerDay: 1000,
}
const { valuesOf, bodyOf, check, names, isSame, isValues, start } = consumerForm

test('a consumer survives the round trip through its form unchanged', () => {
  expect(bodyOf(valuesOf(body))).toEqual(body)
})

test('APIs removed and chosen again, in any order, are not a change', () => {
  const from = valuesOf(body)
  expect(differing(names, from, { ...from, apis: ['Offers', 'Contacts'] }, isSame)).toEqual([])
  expect(differing(names, from, { ...from, apis: ['Users'], ownerId: 5 }, isSame)).toEqual([
    'ownerId',
    'apis',
  ])
})

test('the form reports missing and out-of-range values', () => {
  expect(check(valuesOf(body))).toEqual({})
  expect(Object.keys(check(start))).toEqual(['name', 'ownerId'])
  const wrong = { ...valuesOf(body), quotaPerMinute: 0, quotaPerDay: null, description: 'x'.repeat(501) }
  expect(Object.keys(check(wrong))).toEqual(['description', 'quotaPerMinute', 'quotaPerDay'])
  expect(Object.keys(check({ ...valuesOf(body), quotaPerMinute: 6001 }))).toEqual(['quotaPerMinute'])
})

test('a stored draft with a different shape is rejected', () => {
  expect(isValues(start)).toBe(true)
  expect(isValues({ ...start, apis: 'Contacts' })).toBe(false)
  for (const field of names) {
    const { [field]: _, ...rest } = start
    expect(isValues(rest), field).toBe(false)
  }
})

const lifetime = 180
test('a key needs a label within the length limit', () => {
  expect(keyForm.check({ label: 'Nightly load', lifetime })).toEqual({})
  expect(keyForm.check({ label: '  ', lifetime })).toHaveProperty('label')
  expect(keyForm.check({ label: 'x'.repeat(101), lifetime })).toHaveProperty('label')
})

test('a rotation needs a number of days: an emptied field never ends the old key at once', () => {
  expect(rotationForm.check({ overlapDays: 0, lifetime })).toEqual({})
  expect(rotationForm.check({ overlapDays: 30, lifetime: null })).toEqual({})
  expect(rotationForm.check({ overlapDays: null, lifetime })).toEqual({ overlapDays: ruleText('required') })
  expect(rotationForm.check({ overlapDays: 31, lifetime })).toHaveProperty('overlapDays')
})

test('a draft is offered only while its lifetime is still one of the choices', () => {
  expect(keyForm.isValues({ label: '', lifetime: null })).toBe(true)
  expect(keyForm.isValues({ label: '', lifetime: 7 })).toBe(false)
  expect(keyForm.isValues({ lifetime })).toBe(false)
  expect(rotationForm.isValues({ overlapDays: null, lifetime })).toBe(true)
  expect(rotationForm.isValues({ overlapDays: '7', lifetime })).toBe(false)
})
