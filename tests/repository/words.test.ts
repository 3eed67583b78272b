import { describe, expect, test } from 'vitest'
import { readCatalogues } from './catalogues.ts'
import { readRepository } from './sources.ts'
import { compareLanguages, foreignDates, frenchSpaces, literalText } from './words.ts'

const repository = readRepository()

describe('French equals English', async () => {
  const all = await readCatalogues(repository)
  test('every catalogue is found', () => {
    const files = repository.filter(file => /^(design-system|portal)\/src\/.*\.messages\.ts$/.test(file.path))
    expect(files.length).toBeGreaterThan(0)
    expect(all.filter(({ name }) => name.includes('.messages.ts')).length).toBeGreaterThanOrEqual(
      files.length,
    )
    expect(all.flatMap(({ name, en }) => (Object.keys(en).length === 0 ? [name] : []))).toEqual([])
  })
  test('keys, placeholders and plurals, both ways', () => {
    expect(all.flatMap(({ name, en, fr }) => compareLanguages(name, en, fr))).toEqual([])
  })
  test('French typography', () => {
    expect(all.flatMap(({ name, fr }) => frenchSpaces(name, fr))).toEqual([])
  })
  test.each([
    ['a key missing in French', { a: 'A', b: 'B' }, { a: 'A' }],
    ['a key missing in English', { a: 'A' }, { a: 'A', b: { c: 'C' } }],
    ['another placeholder', { a: 'Hello {{name}}' }, { a: 'Bonjour {{nom}}' }],
    ['a lost placeholder', { a: 'Hello {{name}}' }, { a: 'Bonjour' }],
    ['a placeholder in single braces', { a: 'Hello {name}' }, { a: 'Bonjour' }],
    ['an empty text', { a: 'A' }, { a: ' ' }],
  ])('detects %s', (_, en, fr) => {
    expect(compareLanguages('x', en, fr)).toHaveLength(1)
  })
  test('plural forms are one message', () => {
    const en = {
      files_one: '1 file',
      files_other: '{{count}} files',
      rows: { one: 'a row', other: '{{count}} rows' },
    }
    const fr = {
      files_one: '{{count}} fichier',
      files_many: '{{count}} de fichiers',
      files_other: '{{count}} fichiers',
      rows: { one: '{{count}} ligne', other: '{{count}} lignes' },
    }
    expect(compareLanguages('x', en, fr)).toEqual([])
  })
  test('detects an ordinary space before French punctuation', () => {
    expect(frenchSpaces('x', { a: 'Supprimer ?', b: 'Supprimer\u202f?', c: '« Menu »' })).toHaveLength(2)
  })
})

describe('dates are formatted in one place', () => {
  test('in this repository', () => {
    expect(foreignDates(repository)).toEqual([])
  })
  test.each([`new Intl.NumberFormat('en-GB')`, `new Intl.DateTimeFormat(locale, { dateStyle: 'long' })`])(
    'detects %s',
    text => {
      expect(foreignDates([{ path: 'portal/src/reports/a.ts', text }])).toHaveLength(1)
    },
  )
})

describe('no literal text', () => {
  test('in this repository', () => {
    expect(literalText(repository)).toEqual([])
  })
  test.each([
    `export const a = <p>Bonjour</p>`,
    `export const a = <p>{'Hello'}</p>`,
    `export const a = <button aria-label="Close" />`,
    `export const a = <Field label="Titre" />`,
  ])('is detected: %s', text => {
    expect(literalText([{ path: 'portal/src/app/A.tsx', text }])).toHaveLength(1)
  })
  test('punctuation and data are not text', () => {
    const text = `export const a = <p data-x="Bonjour">{x} · {y}</p>`
    expect(literalText([{ path: 'portal/src/app/A.tsx', text }])).toEqual([])
  })
})
