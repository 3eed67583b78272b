import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeAmount, readCents, type Amount } from './amounts.ts'
import { isoDay, noDate, noDay, readDay, rewriteDate, startOfYear } from './dates.ts'
import { isSiren, readFileName, repairedFileName } from './file-name.ts'
import { cents } from './ledger.test-support.ts'
import type { DecimalMark } from './report.ts'

describe('amounts', () => {
  test.each([
    ['12,50', 1250],
    ['12', 1200],
    ['12,5', 1250],
    [',5', 50],
    ['12,', 1200],
    ['-12,50', -1250],
    ['12,50-', -1250],
    ['+12,50', 1250],
    ['0', 0],
    ['-0', 0],
    ['999999999999,99', 99_999_999_999_999],
  ])('%s is read as %d cents', (text, value) => {
    expect(readCents(text, 0, text.length, ',')).toBe(value)
  })

  test.each(['', '-', ',', '1.5', '1,2,3', '12,345', '1 234', 'x', '--1', '-1-', '1E3', '9'.repeat(16)])(
    '%j is not read',
    text => {
      expect(readCents(text, 0, text.length, ',')).toBeNaN()
    },
  )

  test.each<[string, DecimalMark, Amount['problem'], number, string | undefined]>([
    ['1 234,56', ',', 'thousands', 123_456, '1234,56'],
    ['1\u202F234\u202F567', ',', 'thousands', 123_456_700, '1234567'],
    ['1.234,56', ',', 'thousands', 123_456, '1234,56'],
    ['-1.234,56', ',', 'thousands', -123_456, '-1234,56'],
    ['1,234.56', ',', 'thousands', 123_456, '1234,56'],
    ['1,234.56', '.', 'thousands', 123_456, '1234.56'],
    ["1'234", ',', 'thousands', 123_400, '1234'],
    ['1.234.567', ',', 'thousands', 123_456_700, '1234567'],
    ['12.5', ',', 'decimal-mark', 1250, '12,5'],
    ['12,50', '.', 'decimal-mark', 1250, '12.50'],
    ['12,345', ',', 'decimals', 1235, undefined],
    ['-12,345', ',', 'decimals', -1235, undefined],
    ['1.234', ',', 'form', 0, undefined],
    ['(12,00)', ',', 'form', 0, undefined],
    ['1E3', ',', 'form', 0, undefined],
    ['1 23,00', ',', 'form', 0, undefined],
    ['1 234 56', ',', 'form', 0, undefined],
  ])('%s with the mark %s: %s', (text, mark, problem, value, rewritten) => {
    expect(describeAmount(text, mark)).toEqual({ problem, cents: value, rewritten })
  })

  test('any printed amount is read as the same cents', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999_999), fc.constantFrom<DecimalMark[]>(',', '.'), (value, mark) => {
        const text = cents(value, mark)
        expect(readCents(`x${text}y`, 1, text.length + 1, mark)).toBe(value)
      }),
    )
  })
})

describe('dates', () => {
  test.each([
    ['20231231', 20231231],
    ['20240229', 20240229],
    ['20000229', 20000229],
    ['20230229', noDay],
    ['19000229', noDay],
    ['20230431', noDay],
    ['20231301', noDay],
    ['20230100', noDay],
    ['31122023', noDay],
    ['2023123', noDate],
    ['2023-12-31', noDate],
    ['2023123x', noDate],
  ])('%s is %d', (text, day) => {
    expect(readDay(text, 0, text.length)).toBe(day)
  })

  test.each([
    ['31/12/2023', '20231231'],
    ['1-2-2023', '20230201'],
    ['31.12.2023 00:00:00', '20231231'],
    ['2023-12-31', '20231231'],
    ['2023/12/31T08:15', '20231231'],
    ['31/02/2023', undefined],
    ['12/31/2023', undefined],
    ['31/12/23', undefined],
    ['31/12-2023', undefined],
    ['31122023', undefined],
  ])('%s is rewritten as %s', (text, day) => {
    expect(rewriteDate(text)).toBe(day)
  })

  test.each([
    [20231231, 20230101],
    [20220831, 20210901],
    [20240229, 20230301],
    [20230228, 20220301],
    [20230615, 20220616],
  ])('the twelve months that end on %d begin on %d', (closing, first) => {
    expect(startOfYear(closing)).toBe(first)
  })

  test('a day is formatted as ISO 8601', () => {
    expect(isoDay(20230105)).toBe('2023-01-05')
  })
})

describe('file names', () => {
  test.each([
    ['732829320', true],
    ['356000000', true],
    ['732829321', false],
    ['000000000', false],
    ['73282932', false],
    ['0732829320', false],
  ])('%s is a SIREN: %s', (text, isOne) => {
    expect(isSiren(text)).toBe(isOne)
  })

  test.each([
    ['732829320FEC20231231.txt', '732829320', '2023-12-31', true],
    ['732829320fec20231231.txt', '732829320', '2023-12-31', false],
    ['732829320FEC20231231', '732829320', '2023-12-31', false],
    ['FEC20231231.txt', undefined, '2023-12-31', false],
    ['732829320FEC20230229.txt', '732829320', undefined, false],
    ['0732829320FEC20231231.txt', undefined, '2023-12-31', false],
    ['balance.txt', undefined, undefined, false],
  ])('%s: SIREN %s, closing %s, prescribed %s', (name, siren, closingDate, isPrescribed) => {
    expect(readFileName(name)).toMatchObject({ siren, closingDate, isPrescribed })
  })

  test.each([
    ['732829320 FEC 20231231 (2).TXT', '732829320FEC20231231.txt'],
    ['73282932000074FEC20231231.csv', '732829320FEC20231231.txt'],
    ['732829321fec20231231.csv', '732829321fec20231231.txt'],
    ['balance', 'balance.txt'],
  ])('the copy of %s is %s', (name, repaired) => {
    expect(repairedFileName(name)).toBe(repaired)
  })
})
