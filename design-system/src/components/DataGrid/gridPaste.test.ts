import { describe, expect, test } from 'vitest'
import { pasteWords, readPastedCell } from './gridPaste.ts'
import { formatMessage } from '../../i18n/messages.ts'
import { messages, type GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'

const column = (type: GridColumn<null>['type']): GridColumn<null> => ({
  id: 'a',
  type,
  title: 'A',
  value: () => null,
  choices: [
    { id: 'new', label: 'À faire' },
    { id: 'done', label: 'New' },
  ],
})
const invalid = { problem: { key: 'gridInvalid' } }

describe('a cell of a spreadsheet', () => {
  test('is read as it is written in the country', () => {
    const number = (text: string, locale: 'fr' | 'en') => readPastedCell(column('number'), text, locale)
    expect(number('1\u202f234,50', 'fr')).toEqual({ value: 1234.5 })
    expect(number('1\u00a0234,50 €', 'fr')).toEqual({ value: 1234.5 })
    expect(number('1,234.50', 'en')).toEqual({ value: 1234.5 })
    expect(number('(1,234.50)', 'en')).toEqual({ value: -1234.5 })
    expect(number(' ', 'fr')).toEqual({ value: null })
    expect(number('#REF!', 'fr')).toEqual(invalid)
    const day = (text: string) => readPastedCell(column('date'), text, 'fr')
    expect([day('31/01/2026'), day('2026-01-31')]).toEqual([{ value: '2026-01-31' }, { value: '2026-01-31' }])
  })
  test('is a choice by its words, else by its id', () => {
    const choice = (text: string) => readPastedCell(column('choice'), text, 'fr')
    expect([choice('a faire '), choice('NEW'), choice('done')]).toEqual([
      { value: 'new' },
      { value: 'done' },
      { value: 'done' },
    ])
    expect(choice('autre')).toEqual(invalid)
  })
  test.each([
    ['Oui', true],
    ['VRAI', true],
    ['yes', true],
    ['1', true],
    ['Non', false],
    ['FALSE', false],
    ['faux', false],
  ])('that says %s is %s', (text, value) => {
    expect(readPastedCell(column('boolean'), text, 'en')).toEqual({ value })
  })
  test('that says neither yes nor no is neither', () => {
    expect(readPastedCell(column('boolean'), 'peut-être', 'fr')).toEqual(invalid)
  })
})

test('what became of it is said in one sentence', () => {
  const words = (locale: 'fr' | 'en') => {
    const t: GridWords = (key, given) => formatMessage(locale, messages[locale][key], given)
    const left = new Map([
      ['leftReadOnly', 1],
      ['leftInvalid', 1],
    ] as const)
    return [
      pasteWords({ kind: 'written', cells: 12, left }, 'pasted', t),
      pasteWords({ kind: 'written', cells: 1, left: new Map() }, 'cleared', t),
    ]
  }
  expect(words('en')).toEqual(['12 cells pasted, 2 not: 1 not valid, 1 not editable.', '1 cell cleared.'])
  expect(words('fr')).toEqual([
    '12 cellules collées, 2 laissées de côté\u00a0: 1 non valide, 1 non modifiable.',
    '1 cellule vidée.',
  ])
})
