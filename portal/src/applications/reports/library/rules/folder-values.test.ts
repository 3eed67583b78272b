import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { folderFaults, isFolderValues, type FolderValues } from './folder-values.ts'

const client = { id: '1', label: 'Fontaine & Filles', description: '100001' }
const values = (more: Partial<FolderValues>): FolderValues => ({
  client,
  name: 'Ventes 2027',
  engagementId: null,
  ...more,
})
const siblings = [{ id: 7, name: 'Ventes 2026', accountId: 1, parentFolderId: null, engagementId: null }]

test.each([
  ['nothing is wrong', {}, {}],
  [
    'a client or a folder must be chosen',
    { client: null },
    { client: fieldText('reports:problem.parentRequired') },
  ],
  ['a name is missing', { name: ' ' }, { name: ruleText('required') }],
  [
    'the client has a folder of that name',
    { name: 'ventes 2026' },
    { name: fieldText('reports:problem.folderExists') },
  ],
])('%s', (_, more, faults) => {
  expect(folderFaults(values(more), siblings)).toEqual(faults)
})

test('a folder may keep its own name', () => {
  expect(folderFaults(values({ name: 'VENTES 2026' }), siblings, 7)).toEqual({})
})

test.each([
  [values({}), true],
  [values({ client: null, engagementId: '3' }), true],
  [{ name: 'x', client: 3, engagementId: null }, false],
  [null, false],
])('a stored draft is used only if it still has the shape of the form: %j', (draft, isTaken) => {
  expect(isFolderValues(draft)).toBe(isTaken)
})
