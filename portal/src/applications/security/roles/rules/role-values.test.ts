import { applyRolePlan, createRole } from '@parvis/api-types/generated/examples/authorization'
import { describe, expect, test } from 'vitest'
import { differing, rebase } from '../../../../forms/changes.ts'
import { isWholeRule } from './member-rule.ts'
import {
  bodyOf,
  faultyTabs,
  planBetween,
  roleFaults,
  roleForm,
  valuesOf,
  versionedFields,
  type RoleValues,
} from './role-values.ts'

const person = (usersId: number) => ({
  usersId,
  name: `N${usersId}`,
  firstname: 'F',
  userEmail: `p${usersId}@a.example`,
})
const scope = (id: number) => ({ id, scopeName: `Scope.${id}` })
const rule = { field: 'grade', operator: 'is', values: ['Manager'] } as const
const isSameRole = (from: RoleValues, to: RoleValues) =>
  differing(roleForm.names, from, to, roleForm.isSame).length === 0
const start: RoleValues = {
  ...roleForm.start,
  name: 'Audit',
  purpose: 'Why',
  rule,
  scopes: [scope(1), scope(4)],
  managers: [person(1)],
}

test('a role’s form holds names, rule, scopes and managers, and starts without member changes', () => {
  const user = { id: 7, name: 'Nguyen', firstname: 'Marc', userLogin: 'mnguyen', userEmail: 'm@a.example' }
  const role = {
    roleFunctionDescription: 'Audit',
    englishName: 'Auditing',
    purpose: '',
    memberRule: null,
    roleScopes: [
      {
        '@odata.etag': '"1"',
        id: 3,
        rolesId: 12,
        scopeId: 9,
        scope: {
          '@odata.etag': '"1"',
          id: 9,
          scopeName: 'Roles.Read',
          scopeDescription: 'd',
          scopeEnglishDescription: 'd',
          applicationId: 1,
          applicationFeatureId: null,
        },
      },
      { '@odata.etag': '"1"', id: 4, rolesId: 12, scopeId: 10, scope: null },
    ],
    roleManagers: [{ '@odata.etag': '"1"', id: 5, rolesId: 12, usersId: 7, users: user }],
  }
  expect(valuesOf(role)).toEqual({
    ...roleForm.start,
    name: 'Audit',
    englishName: 'Auditing',
    scopes: [{ id: 9, scopeName: 'Roles.Read' }],
    managers: [{ usersId: 7, name: 'Nguyen', firstname: 'Marc', userEmail: 'm@a.example' }],
  })
})

describe('the plan holds only what has to be done', () => {
  test('nothing changed', () => {
    expect(planBetween(start, { ...start, scopes: [scope(4), scope(1)] })).toEqual({})
    expect(isSameRole(start, { ...start })).toBe(true)
  })
  test('everything changed, as in the contract’s example', () => {
    const { plan } = applyRolePlan.body
    const to: RoleValues = {
      name: 'Audit',
      englishName: '',
      purpose: plan.purpose,
      rule: plan.memberRule,
      scopes: [scope(1), scope(9)],
      managers: [person(3)],
      addedMembers: [person(2)],
      removedMembers: [person(7)],
    }
    expect(planBetween(start, to)).toEqual(plan)
    expect(isSameRole(start, to)).toBe(false)
  })
  test('a removed English name is sent as null', () => {
    const named = { ...start, englishName: 'Auditing' }
    expect(planBetween(start, named)).toEqual({ englishName: 'Auditing' })
    expect(planBetween(named, { ...named, englishName: ' ' })).toEqual({ englishName: null })
  })
  test('the rule was removed', () => {
    expect(planBetween(start, { ...start, rule: null })).toEqual({ memberRule: null })
  })
  test('an incomplete rule counts as a change but is not sent', () => {
    const open = { ...start, rule: { ...rule, values: [] } }
    expect(planBetween(start, open)).toEqual({})
    expect(isSameRole(start, open)).toBe(false)
    expect(isWholeRule({ all: [rule, { any: [{ ...rule, field: 'shoeSize' }] }] })).toBe(false)
  })
})

test('a new role is sent with its name and only what was added', () => {
  expect(bodyOf({ ...roleForm.start, name: 'Audit' })).toEqual({ roleFunctionDescription: 'Audit' })
  const { group } = createRole.body
  expect(
    Object.keys(
      bodyOf({ ...start, englishName: 'Auditing', addedMembers: [person(2)], removedMembers: [person(3)] }),
    ).toSorted(),
  ).toEqual(
    Object.keys({
      ...group,
      addedScopeIds: [],
      addedUserIds: [],
      addedManagerIds: [],
      memberRule: null,
    }).toSorted(),
  )
})

describe('after somebody else saved', () => {
  const after = { ...start, name: 'Theirs', scopes: [scope(1), scope(5)], rule: null }
  const mine = { ...start, purpose: 'Mine', scopes: [scope(4), scope(9)], addedMembers: [person(2)] }
  test('the fields edited here stay, and the others are theirs', () => {
    expect(rebase(roleForm.names, { before: start, after }, mine, roleForm.isSame, roleForm.merge)).toEqual({
      ...mine,
      name: 'Theirs',
      rule: null,
      // 1 was removed here and 4 there; 5 was added there and 9 here.
      scopes: [scope(5), scope(9)],
    })
  })
  test('managers added or removed here are added to or removed from theirs', () => {
    const managed = { ...start, managers: [person(1), person(2)] }
    const versions = { before: managed, after: { ...managed, managers: [person(1), person(2), person(3)] } }
    const { managers } = rebase(
      roleForm.names,
      versions,
      { ...managed, managers: [person(2), person(4)] },
      roleForm.isSame,
      roleForm.merge,
    )
    expect(managers).toEqual([person(2), person(3), person(4)])
  })
  test('differences are reported by field', () => {
    const differ = (one: RoleValues, other: RoleValues) =>
      differing(versionedFields, one, other, roleForm.isSame)
    expect(differ(start, { ...start, scopes: start.scopes.toReversed() })).toEqual([])
    expect(differ(start, { ...start, rule: null, name: 'x' })).toEqual(['name', 'rule'])
  })
})

test('a stored draft with a different shape is rejected', () => {
  expect(roleForm.isValues({ ...start, addedMembers: [person(2)] })).toBe(true)
  for (const bad of [
    null,
    'x',
    {},
    { ...start, scopes: [1] },
    { ...start, managers: {} },
    { ...start, rule: 'x' },
  ])
    expect(roleForm.isValues(bad)).toBe(false)
})

describe('restoring the original values', () => {
  const manager = { field: 'grade', operator: 'is', values: ['Manager', 'Directeur'] } as const
  const france = { field: 'country', operator: 'is', values: ['FR'] } as const
  const saved: RoleValues = { ...start, rule: { all: [manager, { any: [france, rule] }] } }
  test.each<[string, Partial<RoleValues>]>([
    [
      'a value that was taken away and chosen again',
      {
        rule: { all: [{ ...manager, values: ['Directeur', 'Manager'] }, { any: [france, rule] }] },
      },
    ],
    ['a condition that was removed and added again', { rule: { all: [{ any: [rule, france] }, manager] } }],
    [
      'the names of a condition in another order',
      {
        rule: { all: [{ values: manager.values, operator: 'is', field: 'grade' }, { any: [france, rule] }] },
      },
    ],
    ['scopes', { scopes: [scope(4), scope(1)] }],
    ['a manager who was looked up again', { managers: [{ ...person(1), name: 'Married since' }] }],
    ['members', { addedMembers: [], removedMembers: [] }],
  ])('counts as no change and sends nothing: %s', (_, part) => {
    expect(isSameRole(saved, { ...saved, ...part })).toBe(true)
    expect(planBetween(saved, { ...saved, ...part })).toEqual({})
  })
  test('counts as no change for a single condition, whatever operator would join it to others', () => {
    expect(isSameRole(start, { ...start, rule: { any: [rule] } })).toBe(true)
  })
  test('is still a change if a value, condition, person or operator differs', () => {
    const others: Partial<RoleValues>[] = [
      { rule: { any: [manager, { any: [france, rule] }] } },
      { rule: { all: [manager, { any: [france, rule] }, france] } },
      { rule: { all: [{ ...manager, values: ['Manager'] }, { any: [france, rule] }] } },
      { rule: { all: [{ ...manager, operator: 'isNot' }, { any: [france, rule] }] } },
      { rule: null },
      { managers: [person(1), person(2)] },
      { addedMembers: [person(2)] },
    ]
    for (const part of others) expect(isSameRole(saved, { ...saved, ...part })).toBe(false)
  })
})

const named = { ...roleForm.start, name: 'Audit' }

test('a role needs a name, and its texts have a maximum length', () => {
  expect(roleFaults(named)).toEqual({ rule: {} })
  expect(roleFaults({ ...named, name: ' ' }).name).toContain('required')
  expect(roleFaults({ ...named, name: 'x'.repeat(201) }).name).toContain('limit=200')
  expect(roleFaults({ ...named, purpose: 'x'.repeat(1001) }).purpose).toContain('limit=1000')
})

test('incomplete conditions are reported at their position in the rule', () => {
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
