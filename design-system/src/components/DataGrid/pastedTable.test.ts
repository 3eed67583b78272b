import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neutralised } from '../../internal/files/csv.ts'
import { toTsv } from './copiedTable.ts'
import { readTsv } from './pastedTable.ts'

describe('what spreadsheets give as text', () => {
  test.each<[string, string[][]]>([
    [
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['', [['']]],
    ['\t', [['', '']]],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"say ""no"""', [['say "no"']]],
    ['5" screen\t"', [['5" screen', '"']]],
    ['"a" b\tc', [['"a" b', 'c']]],
    ['a\n\nb\n', [['a'], [''], ['b']]],
  ])('%j is read', (text, rows) => {
    expect(readTsv(text)).toEqual(rows)
  })

  test('is what was copied here, without what keeps spreadsheets from running it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '-2', "'=1", 'a\tb', 'a\nb', '"', 'x"y'),
    )
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain(width =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
    fc.assert(
      fc.property(table, rows => {
        const copied = toTsv(rows.map(row => row.map(text => ({ words: neutralised(text), value: '' }))))
        // Spreadsheets terminate the last line too; otherwise an empty last line would be lost.
        expect(readTsv(`${copied}\r\n`)).toEqual(rows)
      }),
    )
  })
})
