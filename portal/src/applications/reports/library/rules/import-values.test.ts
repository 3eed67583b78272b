import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { importFaults, isImportValues } from './import-values.ts'

const client = { id: '1', label: 'Fontaine & Filles', description: '100001' }
const values = { name: 'Liasse T3', client, folderId: '7' }

test.each([
  ['nothing is wrong', {}, {}],
  ['a name is missing', { name: '' }, { name: ruleText('required') }],
  [
    'a client must be chosen',
    { client: null, folderId: null },
    { client: fieldText('reports:problem.clientRequired') },
  ],
  ['and then a placement', { folderId: null }, { folderId: fieldText('reports:problem.placementRequired') }],
])('%s', (_, more, faults) => {
  expect(importFaults({ ...values, ...more })).toEqual(faults)
})

test('a stored draft of another shape is ignored', () => {
  expect(isImportValues(values)).toBe(true)
  expect(isImportValues({ ...values, folderId: 7 })).toBe(false)
})
