import { applyRolePlan, createRole } from '@parvis/api-types/generated/examples/authorization'
import { describe, expect, test } from 'vitest'
import { isWholeRule } from './member-rule.ts'
import {
  bodyOf,
  conflictsBetween,
  isRoleValues,
  isSameRole,
  newValues,
  planBetween,
  rebaseRole,
  valuesOf,
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
const start: RoleValues = {
  ...newValues,
  name: 'Audit',
  purpose: 'Why',
  rule,
  scopes: [scope(1), scope(4)],
  managers: [person(1)],
}

test('the page of a role holds its words, rule, scopes and managers, and no change of its members', () => {
  const user = { id: 7, name: 'Nguyen', firstname: 'Marc', userLogin: 'mnguyen', userEmail: 'm@a.example' }
  const role = {
    roleFunctionDescription: 'Audit',
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
    ...newValues,
    name: 'Audit',
    scopes: [{ id: 9, scopeName: 'Roles.Read' }],
    managers: [{ usersId: 7, name: 'Nguyen', firstname: 'Marc', userEmail: 'm@a.example' }],
  })
})

describe('the plan says what is to be done and nothing else', () => {
  test('nothing', () => {
    expect(planBetween(start, { ...start, scopes: [scope(4), scope(1)] })).toEqual({})
    expect(isSameRole(start, { ...start })).toBe(true)
  })
  test('everything, as the contract’s example has it', () => {
    const { plan } = applyRolePlan.body
    const to: RoleValues = {
      name: 'Audit',
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
  test('rule removed', () => {
    expect(planBetween(start, { ...start, rule: null })).toEqual({ memberRule: null })
  })
  test('a rule that lacks something is a change, but none that is sent', () => {
    const open = { ...start, rule: { ...rule, values: [] } }
    expect(planBetween(start, open)).toEqual({})
    expect(isSameRole(start, open)).toBe(false)
    expect(isWholeRule({ all: [rule, { any: [{ ...rule, field: 'shoeSize' }] }] })).toBe(false)
  })
})

test('a new role is sent with its name and what it begins with', () => {
  expect(bodyOf({ ...newValues, name: 'Audit' })).toEqual({ roleFunctionDescription: 'Audit' })
  const { group } = createRole.body
  expect(
    Object.keys(bodyOf({ ...start, addedMembers: [person(2)], removedMembers: [person(3)] })).toSorted(),
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

describe('when someone else has saved', () => {
  const after = { ...start, name: 'Theirs', scopes: [scope(1), scope(5)], rule: null }
  const mine = { ...start, purpose: 'Mine', scopes: [scope(4), scope(9)], addedMembers: [person(2)] }
  test('what the author touched stays, and the rest is theirs', () => {
    expect(rebaseRole({ before: start, after }, mine)).toEqual({
      ...mine,
      name: 'Theirs',
      rule: null,
      // 1 was taken away here and 4 there; 5 came there and 9 here.
      scopes: [scope(5), scope(9)],
    })
  })
  test('what differs is told by part', () => {
    expect(conflictsBetween(after, rebaseRole({ before: start, after }, mine))).toEqual(['purpose', 'scopes'])
    expect(conflictsBetween(start, { ...start, scopes: start.scopes.toReversed() })).toEqual([])
    expect(conflictsBetween(start, { ...start, rule: null, name: 'x' })).toEqual(['name', 'rule'])
  })
})

test('a kept draft of another shape is no draft', () => {
  expect(isRoleValues({ ...start, addedMembers: [person(2)] })).toBe(true)
  for (const bad of [
    null,
    'x',
    {},
    { ...start, scopes: [1] },
    { ...start, managers: {} },
    { ...start, rule: 'x' },
  ])
    expect(isRoleValues(bad)).toBe(false)
})
