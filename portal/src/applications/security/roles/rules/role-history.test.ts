import { listRoleChanges } from '@parvis/api-types/generated/examples/authorization'
import { expect, test } from 'vitest'
import { savedTogether } from './role-history.ts'

const { value } = listRoleChanges.success.role

test('the changes of one save are grouped, in order', () => {
  const saves = savedTogether(value)
  expect(saves.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
    ['ruleChanged', 'scopeAdded', 'memberRemoved'],
    ['renamed'],
    ['created'],
  ])
  expect(saves[0]).toMatchObject({ person: 'Hélène Marchand', changedDate: '2026-03-09T16:40:00Z' })
})

test('changes by two people at once are two saves, and a person without a name is shown by email', () => {
  const gone = value
    .slice(0, 1)
    .map(change => ({ ...change, id: 1, changedBy: 'gone@parvis.example', changedByName: null }))
  expect(savedTogether([...value.slice(0, 1), ...gone]).map(({ person }) => person)).toEqual([
    'Hélène Marchand',
    'gone@parvis.example',
  ])
})
