import { expect, test } from 'vitest'
import { consumerFaults } from './consumer-rules.ts'
import {
  apisIn,
  bodyOf,
  changesBetween,
  consumerFields,
  isConsumerValues,
  newValues,
  valuesOf,
} from './consumer-values.ts'

const body = {
  name: 'Entrepôt',
  description: '',
  ownerId: 4,
  apis: ['Contacts', 'Offers'] as ('Contacts' | 'Offers')[],
  quotaPerMinute: 60,
  quotaPerDay: 1000,
}

test('a consumer goes into its form and comes out as it was', () => {
  expect(bodyOf(valuesOf(body))).toEqual(body)
})

test('of a changed form only what has changed is sent', () => {
  const from = valuesOf(body)
  expect(changesBetween(from, from)).toEqual({})
  expect(changesBetween(from, { ...from, apis: 'Users,Contacts', ownerId: 5 })).toEqual({
    apis: ['Contacts', 'Users'],
    ownerId: 5,
  })
})

test('APIs come in the order of the contract, whatever was kept of them', () => {
  expect(apisIn('')).toEqual([])
  expect(apisIn('Users,gone,Contacts')).toEqual(['Contacts', 'Users'])
})

test('a form says what is missing and what is out of bounds', () => {
  expect(consumerFaults(valuesOf(body))).toEqual({})
  expect(Object.keys(consumerFaults(newValues))).toEqual(['name', 'ownerId'])
  const wrong = { ...valuesOf(body), quotaPerMinute: 0, quotaPerDay: null, description: 'x'.repeat(501) }
  expect(Object.keys(consumerFaults(wrong)).toSorted()).toEqual([
    'description',
    'quotaPerDay',
    'quotaPerMinute',
  ])
  expect(Object.keys(consumerFaults({ ...valuesOf(body), quotaPerMinute: 1.5 }))).toEqual(['quotaPerMinute'])
})

test('a draft of another shape is none', () => {
  expect(isConsumerValues(newValues)).toBe(true)
  expect(isConsumerValues(null)).toBe(false)
  expect(isConsumerValues({ ...newValues, apis: [] })).toBe(false)
  for (const field of consumerFields) {
    const { [field]: _, ...rest } = newValues
    expect(isConsumerValues(rest), field).toBe(false)
  }
})
