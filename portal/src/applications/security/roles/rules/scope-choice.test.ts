import { expect, test } from 'vitest'
import { dependentsOf, givenScopes, scopeBook, withScope } from './scope-choice.ts'

const scope = (id: number, name: string) => ({
  id,
  scopeName: name,
  scopeDescription: `${name} fr`,
  scopeEnglishDescription: `${name} en`,
})
// Manage needs Read, and Read needs List. Export, of another application, needs Read.
const book = scopeBook(
  [
    {
      name: 'Rapports',
      englishName: 'Reports',
      securityScopes: [scope(1, 'Manage'), scope(2, 'Read'), scope(3, 'List')],
      scopesDependencies: [
        { scopeId: 1, requiredScopeId: 2 },
        { scopeId: 2, requiredScopeId: 3 },
      ],
    },
    {
      name: 'Export',
      englishName: null,
      securityScopes: [scope(4, 'Export')],
      scopesDependencies: [{ scopeId: 4, requiredScopeId: 2 }],
    },
  ],
  'en',
)
const chosen = (id: number, scopeName: string) => ({ id, scopeName })

test('adding a scope adds its direct and indirect requirements, and names only those not yet chosen', () => {
  const { scopes, along } = withScope(book, [], 4)
  expect(scopes).toEqual([chosen(4, 'Export'), chosen(3, 'List'), chosen(2, 'Read')])
  expect(along).toEqual([chosen(3, 'List'), chosen(2, 'Read')])
  expect(withScope(book, scopes, 1).along).toEqual([])
  expect(withScope(book, scopes, 4).scopes).toEqual(scopes)
})

test('only the role’s scopes that depend on a scope are affected by its removal', () => {
  const { scopes } = withScope(book, [], 1)
  expect(dependentsOf(book, scopes, 3)).toEqual([chosen(1, 'Manage'), chosen(2, 'Read')])
  expect(dependentsOf(book, scopes, 1)).toEqual([])
})

test('the list describes each scope, marks new ones, and keeps scopes nothing is known about', () => {
  expect(givenScopes(book, [chosen(2, 'Read'), chosen(9, 'Hidden')], [chosen(9, 'Hidden')])).toEqual([
    { id: 9, scopeName: 'Hidden', description: '', application: '', isNew: false },
    { id: 2, scopeName: 'Read', description: 'Read en', application: 'Reports', isNew: true },
  ])
})
