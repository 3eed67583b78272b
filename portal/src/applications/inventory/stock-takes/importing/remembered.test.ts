import { expect, it } from 'vitest'
import { articleColumns, type Mapping } from './articles.ts'
import { columnsOf as columnsOfFile, fileLike, mappingOf, type RememberedArticles } from './remembered.ts'

const columnsOf = (header: readonly string[], mapping: Mapping) =>
  columnsOfFile(articleColumns, header, mapping)

const fileOf = (columns: RememberedArticles['columns']): RememberedArticles => ({
  columns,
  importedDate: '2026-01-05T10:30:00.000Z',
  importedBy: 'manager@parvis.example',
  importedByName: null,
})
const header = ['Réf.', '', 'Réf.', 'Famille']
const mapping = { code: 2, name: 1, zone: 1 }

it('a stored mapping is restored unchanged, even with empty or repeated names', () => {
  const columns = columnsOf(header, mapping) ?? []
  expect(columns).toEqual([
    { name: 'Réf.', says: [] },
    { name: '', says: ['zone', 'name'] },
    { name: 'Réf.', says: ['code'] },
    { name: 'Famille', says: [] },
  ])
  expect(mappingOf(fileOf(columns))).toEqual(mapping)
})

it('the latest file with the same columns in the same order is found', () => {
  const file = fileOf(columnsOf(header, mapping) ?? [])
  const older = fileOf(columnsOf(header, {}) ?? [])
  expect(fileLike([file, older], header)).toBe(file)
  expect(fileLike([file], header.toReversed())).toBeUndefined()
  expect(fileLike([file], header.slice(0, 3))).toBeUndefined()
  expect(fileLike([file], [...header, 'Site'])).toBeUndefined()
  expect(fileLike([], header)).toBeUndefined()
})

it('a mapping is not stored if the services would refuse a column name', () => {
  expect(columnsOf(['Code\u202e'], { code: 0 })).toBeUndefined()
  expect(columnsOf(['C'.repeat(201)], { code: 0 })).toBeUndefined()
  expect(columnsOf(['C'.repeat(200)], { code: 0 })).toBeDefined()
})
