import { getReportAccess } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { accessChanges, accessForm, accessValuesOf } from './access-values.ts'

const values = accessValuesOf(getReportAccess.success.several)

test('an access is split into form fields by kind', () => {
  expect(values).toEqual({
    customerRoles: [{ id: '5', label: 'Clients' }],
    staffRoles: [{ id: '4', label: 'Managers' }],
    grades: [{ id: 'Associé', label: 'Associé' }],
    businessUnits: [],
    contacts: [{ id: '2', label: 'Théo Lefèvre' }],
  })
})

test('only changed kinds are sent, each completely', () => {
  expect(accessChanges(values, values)).toEqual({})
  expect(
    accessChanges(values, {
      ...values,
      contacts: [],
      grades: [...values.grades, { id: 'Manager', label: 'Manager' }],
    }),
  ).toEqual({ contactIds: [], grades: ['Associé', 'Manager'] })
})

test('removing somebody and adding them again is no change', () => {
  const [clients, others] = [
    { id: '5', label: 'Clients' },
    { id: '6', label: 'Others' },
  ]
  const from = { ...values, customerRoles: [clients, others] }
  expect(accessChanges(from, { ...values, customerRoles: [others, clients] })).toEqual({})
  expect(accessForm.isSame('customerRoles', [clients], [others])).toBe(false)
})

test('a stored draft of another shape is ignored', () => {
  expect(accessForm.isValues(values)).toBe(true)
  expect(accessForm.isValues({ ...values, grades: ['Associé'] })).toBe(false)
})
