import { getReportAccess } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { accessChanges, accessForm, accessValuesOf } from './access-values.ts'

const values = accessValuesOf(getReportAccess.success.several)

test('an access is taken apart by what gives it', () => {
  expect(values).toEqual({
    customerRoles: [{ id: '5', label: 'Clients' }],
    staffRoles: [{ id: '4', label: 'Managers' }],
    grades: [{ id: 'Associé', label: 'Associé' }],
    businessUnits: [],
    contacts: [{ id: '2', label: 'Théo Lefèvre' }],
  })
})

test('of what was changed alone the whole kind is sent', () => {
  expect(accessChanges(values, values)).toEqual({})
  expect(
    accessChanges(values, {
      ...values,
      contacts: [],
      grades: [...values.grades, { id: 'Manager', label: 'Manager' }],
    }),
  ).toEqual({ contactIds: [], grades: ['Associé', 'Manager'] })
})

test('who is taken out and put in again is no change', () => {
  const [clients, others] = [
    { id: '5', label: 'Clients' },
    { id: '6', label: 'Others' },
  ]
  const from = { ...values, customerRoles: [clients, others] }
  expect(accessChanges(from, { ...values, customerRoles: [others, clients] })).toEqual({})
  expect(accessForm.isSame('customerRoles', [clients], [others])).toBe(false)
})

test('a kept draft of another shape is left aside', () => {
  expect(accessForm.isValues(values)).toBe(true)
  expect(accessForm.isValues({ ...values, grades: ['Associé'] })).toBe(false)
})
