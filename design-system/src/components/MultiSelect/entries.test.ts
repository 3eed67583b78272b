import { describe, expect, test } from 'vitest'
import type { Option } from '../../internal/list/Option.tsx'
import { findEntry, report, splitEntries, type Found } from './entries.ts'

test.each([
  ['anna@x.example', []],
  ['Anna Roux', []],
  ['  Anna\n', []],
  ['a\nb\r\nc', ['a', 'b', 'c']],
  ['a;b, c\td;;', ['a', 'b', 'c', 'd']],
  ['Éva, eva, EVA', ['Éva']],
  ['"Roux, Anna" <anna@x.example>; Bob <bob@x.example>', ['anna@x.example', 'bob@x.example']],
  ['"Roux, Anna"\nBob', ['Roux, Anna', 'Bob']],
  ['a "b, c', ['a "b', 'c']],
  [',;\n', []],
])('%j is the list %j', (text, entries) => {
  expect(splitEntries(text)).toEqual(entries)
})

const options: readonly Option[] = [
  { id: '1', label: 'Éditions du Parvis', description: 'SIREN 552 100 554' },
  { id: '2', label: 'Anna Roux', description: 'anna@x.example' },
  { id: '3', label: 'Anna Roux', description: 'anna.roux@y.example' },
  { id: '4', label: 'Fermé', isDisabled: true },
  { id: '5', label: 'Zoé', description: 'zoe@x.example · SIREN 1', names: ['zoe@x.example', '330 703 844'] },
]

describe('an entry', () => {
  test.each([
    ['editions du parvis', '1'],
    ['552100554', '1'],
    ['552 100 554', '1'],
    ['ANNA@x.example', '2'],
    ['Anna Roux', 'several'],
    ['Anna', 'none'],
    ['554', 'none'],
    ['Fermé', 'none'],
    ['Zoe@x.example', '5'],
    ['330703844', '5'],
  ])('%j names %s', (entry, id) => {
    const found = findEntry(entry, options)
    expect(typeof found === 'string' ? found : found.id).toBe(id)
  })
})

test('what became of each entry', () => {
  const [first, second, third] = options
  const entries = ['a', 'b', 'c', 'd', 'e', 'f']
  const found: Found[] = [first, first, 'none' as const, 'several' as const, second, third].map(
    option => option ?? 'none',
  )
  const result = report(entries, found, [], 2)
  expect(result).toEqual({
    added: [first, second],
    known: 1,
    missing: ['c'],
    ambiguous: ['d'],
    beyond: ['f'],
  })
  expect(report(['a'], [options[0] ?? 'none'], options.slice(0, 1), 5)).toMatchObject({ added: [], known: 1 })
})
