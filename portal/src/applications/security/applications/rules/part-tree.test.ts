import { expect, test } from 'vitest'
import { inventory } from '../security-stories.fixtures.ts'
import { isNameTaken, keyOf, partNameFault, partsIn, partsOf } from './part-tree.ts'

const parts = partsOf(inventory, 'fr')

test('parts list modules before features, each by name, with the scopes of a feature', () => {
  expect(parts.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'module Articles',
    'module Campagnes',
    'module Comptages',
    'feature Catalogue des articles',
    'feature Saisie des comptages',
    'feature Tableau de bord',
  ])
  expect(parts.filter(({ isTop }) => isTop).map(({ name }) => name)).toEqual(['Articles', 'Campagnes'])
  expect(parts.find(({ name }) => name === 'Saisie des comptages')).toMatchObject({ parentId: 12, scopes: 1 })
})

test('a module and a feature with the same id have different keys', () => {
  expect(keyOf('module', 1)).not.toBe(keyOf('feature', 1))
})

test('deleting a module deletes its content at any depth; deleting a feature deletes nothing else', () => {
  const inside = (kind: 'module' | 'feature', id: number) =>
    partsIn(parts, { kind, id }).map(({ name }) => name)
  expect(inside('module', 11)).toEqual(['Comptages', 'Saisie des comptages'])
  expect(inside('module', 12)).toEqual(['Saisie des comptages'])
  // A module and a feature may have the same id.
  expect(inside('feature', 12)).toEqual([])
})

test('a name is taken only among siblings of the same kind, ignoring letter case', () => {
  const wanted = { kind: 'module', parentId: null, name: ' ARTICLES ' } as const
  expect(isNameTaken(parts, wanted)).toBe(true)
  expect(isNameTaken(parts, wanted, 13)).toBe(false)
  expect(isNameTaken(parts, { ...wanted, parentId: 11 })).toBe(false)
  expect(isNameTaken(parts, { ...wanted, kind: 'feature' })).toBe(false)
})

test('a fault in a part’s name is reported as a text key', () => {
  const fault = (name: string) => partNameFault(parts, { kind: 'module', parentId: null, name })
  expect(fault('Écarts')).toBeUndefined()
  expect(fault(' ')).toMatch(/required/)
  expect(fault('É'.repeat(101))).toMatch(/limit=100/)
  expect(fault('campagnes')).toBe('security:problem.partNameTaken?')
})
