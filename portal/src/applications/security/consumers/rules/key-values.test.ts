import { expect, it } from 'vitest'
import { ruleText } from '../../../../forms/field-texts.ts'
import { isKeyValues, isRotationValues, keyFaults, rotationFaults } from './key-values.ts'

const lifetime = 180

it('a key has a label that is not too long', () => {
  expect(keyFaults({ label: 'Nightly load', lifetime })).toEqual({})
  expect(keyFaults({ label: '  ', lifetime })).toHaveProperty('label')
  expect(keyFaults({ label: 'x'.repeat(101), lifetime })).toHaveProperty('label')
})

it('a rotation says for how many days: an emptied field does not end the old key at once', () => {
  expect(rotationFaults({ overlapDays: 0, lifetime })).toEqual({})
  expect(rotationFaults({ overlapDays: 30, lifetime: null })).toEqual({})
  expect(rotationFaults({ overlapDays: null, lifetime })).toEqual({ overlapDays: ruleText('required') })
  expect(rotationFaults({ overlapDays: 31, lifetime })).toHaveProperty('overlapDays')
})

it('a draft is offered while its lifetime is still one to choose', () => {
  expect(isKeyValues({ label: '', lifetime: null })).toBe(true)
  expect(isKeyValues({ label: '', lifetime: 7 })).toBe(false)
  expect(isKeyValues({ lifetime })).toBe(false)
  expect(isRotationValues({ overlapDays: null, lifetime })).toBe(true)
  expect(isRotationValues({ overlapDays: '7', lifetime })).toBe(false)
})
