import { expect, test } from 'vitest'
import { dependentsOf, givenScopes, scopeBook, withScope } from './scope-choice.ts'

const scope = (id: number, name: string) => ({
  id,
  scopeName: name,
  scopeDescription: `${name} fr`,
  scopeEnglishDescription: `${name} en`,
})
// Manage needs Read, Read needs List; of another application, Export needs Read.
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

test('what a scope depends on comes along, whatever lies between, and what is there already is not named', () => {
  const { scopes, along } = withScope(book, [], 4)
  expect(scopes).toEqual([chosen(4, 'Export'), chosen(3, 'List'), chosen(2, 'Read')])
  expect(along).toEqual([chosen(3, 'List'), chosen(2, 'Read')])
  expect(withScope(book, scopes, 1).along).toEqual([])
  expect(withScope(book, scopes, 4).scopes).toEqual(scopes)
})

test('a scope is missed by those of the role that depend on it, and by no others', () => {
  const { scopes } = withScope(book, [], 1)
  expect(dependentsOf(book, scopes, 3)).toEqual([chosen(1, 'Manage'), chosen(2, 'Read')])
  expect(dependentsOf(book, scopes, 1)).toEqual([])
})

test('the list says what a scope is for and whether it is new, and keeps what nothing is known of', () => {
  expect(givenScopes(book, [chosen(2, 'Read'), chosen(9, 'Hidden')], [chosen(9, 'Hidden')])).toEqual([
    { id: 9, scopeName: 'Hidden', description: '', application: '', isNew: false },
    { id: 2, scopeName: 'Read', description: 'Read en', application: 'Reports', isNew: true },
  ])
})
