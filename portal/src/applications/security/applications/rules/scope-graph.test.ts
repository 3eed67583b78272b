import { expect, test } from 'vitest'
import { inventory, knownScopes } from '../security-stories.fixtures.ts'
import { requirementsOf, scopeGraph, stepsOf } from './scope-graph.ts'

const known = { scopes: knownScopes, unnamed: '?' }
const unknown = { scopes: [], unnamed: '?' }

test('a scope’s requirements are listed by name, including those of other applications', () => {
  const found = requirementsOf(inventory, known)
  expect(found.get(31)?.map(({ name }) => name)).toEqual(['Portal.Access'])
  expect(found.get(33)?.map(({ name }) => name)).toEqual(['Inventory.Counts.Write'])
})

test('a required scope is listed even when its name is unknown', () => {
  expect(requirementsOf(inventory, unknown).get(31)).toMatchObject([{ name: '?' }])
  const { nodes } = scopeGraph(inventory, unknown, () => '')
  expect(nodes.at(-1)).toEqual({ id: '1', label: '?', description: '', kind: 'other' })
})

test('the graph has the application’s own scopes and only the required scopes of others', () => {
  const { nodes, edges } = scopeGraph(inventory, known, scope => scope.scopeEnglishDescription)
  expect(nodes.map(({ label, kind }) => `${kind} ${label}`)).toEqual([
    'own Inventory.Read',
    'own Inventory.Counts.Write',
    'own Inventory.Manage',
    'other Portal.Access',
  ])
  expect(edges).toContainEqual({ id: '42', source: '32', target: '31' })
})

test('a cycle is split into its steps', () => {
  expect(stepsOf(['A', 'B', 'A'])).toEqual([
    { name: 'A', required: 'B' },
    { name: 'B', required: 'A' },
  ])
  expect(stepsOf([])).toEqual([])
})
