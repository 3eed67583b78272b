import { expect, test } from 'vitest'
import { faultyTabs, roleFaults } from './role-faults.ts'
import { newValues } from './role-values.ts'

const named = { ...newValues, name: 'Audit' }

test('a role needs a name, and its words have an end', () => {
  expect(roleFaults(named)).toEqual({ rule: {} })
  expect(roleFaults({ ...named, name: ' ' }).name).toContain('required')
  expect(roleFaults({ ...named, name: 'x'.repeat(201) }).name).toContain('limit=200')
  expect(roleFaults({ ...named, purpose: 'x'.repeat(1001) }).purpose).toContain('limit=1000')
})

test('conditions that lack something are told where they stand', () => {
  const faults = roleFaults({
    ...named,
    rule: {
      all: [
        { field: '', operator: 'is', values: [] },
        { any: [{ field: 'grade', operator: 'is', values: [] }] },
      ],
    },
  })
  expect(faults.rule).toEqual({
    '/all/0/field': 'roles:rule.field?',
    '/all/1/any/0/values': 'roles:rule.values?',
  })
  expect(faultyTabs(faults)).toEqual(['members'])
  expect(faultyTabs(roleFaults({ ...named, name: '' }))).toEqual(['details'])
  expect(faultyTabs(roleFaults(named))).toEqual([])
})
