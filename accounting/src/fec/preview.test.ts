import { describe, expect, test } from 'vitest'
import { columns18, encode, entry, print, row, withSign } from './ledger.test-support.ts'
import { previewFec } from './preview.ts'
import type { Encoding, Preview } from './report.ts'
import { decodeSingleByte } from './single-byte.ts'

function preview(text: string, encoding: Encoding = 'utf-8', ...chosen: Parameters<typeof previewFec>[2][]) {
  const answer = previewFec(encode(text, encoding), 'x.txt', chosen[0])
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('the header, the first ten lines, and the column of each field are shown', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row({ EcritureNum: String(at), Debit: '1,00' }))
  const answer = preview(print(rows, [...columns18]).replace('Idevise', 'Idevise\tSection'))
  expect(answer.header).toEqual([...columns18, 'Section'])
  expect(answer.columns).toEqual([...columns18, undefined])
  expect(answer.rows).toHaveLength(10)
  expect(answer.rows[0]?.slice(0, 3)).toEqual(['AC', 'Achats', '0'])
})

test('titles and blank lines above the header are skipped', () => {
  const answer = preview(`Société; SA\r\n\r\nÉdité le 3\r\n${print(entry())}`)
  expect(answer.dialect.skippedLines).toBe(3)
  expect(answer.rows).toHaveLength(2)
})

test('a header with line breaks inside its quotes is read', () => {
  const text = print(entry())
    .replaceAll(',', '.')
    .replaceAll('\t', ';')
    .replace('EcritureDate', '"Ecriture\nDate"')
  expect(preview(text).columns).toEqual(columns18)
})

describe('the decimal mark', () => {
  test.each<[string, Preview['dialect']['decimalMark']]>([
    ['1,50', ','],
    ['1.50', '.'],
    ['1.234,50', ','],
    ['1,234.50', '.'],
    ['1 234,5', ','],
    ['12', ','],
  ])('of %s is %s', (amount, mark) => {
    expect(preview(print([row({ Debit: amount, Credit: '' })])).dialect.decimalMark).toBe(mark)
  })
})

test('the decimal mark of most amounts is used', () => {
  const rows = ['1,50', '2,50', '1.50'].map(amount => row({ Debit: amount, Credit: '' }))
  expect(preview(print(rows)).dialect.decimalMark).toBe(',')
})

test('Montant with Sens is distinguished from Debit and Credit', () => {
  expect(preview(print([row({ Montant: '1,00', Sens: 'D' })], withSign)).dialect.amounts).toBe('amount-sign')
  expect(preview(print(entry())).dialect.amounts).toBe('debit-credit')
})

describe('the encoding', () => {
  const file = (label: string) => print(entry({ EcritureLib: label }))

  test.each<[Encoding, string]>([
    ['utf-8', 'ASCII only'],
    ['utf-8', 'Réglé'],
    ['iso-8859-15', 'Facture réglée à Besançon'],
    ['iso-8859-15', 'Œuvre à 12 €'],
    ['windows-1252', 'L’achat n’est pas réglé'],
    ['windows-1252', 'Prêt – « cœur »'],
    ['cp850', 'Facture réglée à Besançon'],
    ['cp850', 'Février, août, décembre'],
    ['cp850', 'Frais de 3 à 5'],
    ['windows-1252', '“Été” – “Août”'],
    ['utf-16le', 'Réglé'],
    ['utf-16be', 'Réglé'],
  ])('%s is detected by %s', (encoding, label) => {
    const answer = preview(file(label), encoding)
    expect(answer.dialect.encoding).toBe(encoding)
    expect(answer.rows[0]?.[10]).toBe(label)
  })

  test('is UTF-8 even if the first bytes end inside a character', () => {
    const bytes = encode(file('Réglé'), 'utf-8')
    const at = bytes.indexOf(0xc3) + 1
    expect(previewFec(bytes.subarray(0, at), 'x.txt')).toMatchObject({ dialect: { encoding: 'utf-8' } })
  })

  test('chosen by a person is used, and the rest is detected with it', () => {
    const chosen = preview(file('Réglé'), 'iso-8859-15', { encoding: 'cp850' })
    expect(chosen.dialect).toMatchObject({ encoding: 'cp850', separator: '\t' })
    expect(chosen.rows[0]?.[10]).toBe('RÚglÚ')
  })
})

test('a separator chosen by a person is used, even if no header is found with it', () => {
  const bytes = encode(print(entry()), 'utf-8')
  expect(previewFec(bytes, 'x.txt', { separator: ';' })).toEqual({ refused: 'no-header', line: undefined })
})

test('a byte order mark is reported, and is not part of the header', () => {
  const answer = preview(`\uFEFF${print(entry())}`)
  expect(answer).toMatchObject({ hasByteOrderMark: true, header: columns18 })
})

test.each([
  [
    [0x82, 0x8a, 0x85, 0x87, 0x93, 0x9f, 0xa0, 0xc0, 0xd5, 0xe0, 0xe1, 0xf8, 0xff],
    'cp850',
    'éèàçôƒá└ıÓß°\u00A0',
  ],
  [[0x80, 0x92, 0x9c, 0x85, 0xe9, 0xff], 'windows-1252', '€’œ…éÿ'],
] as const)('the bytes %j of %s are %s', (bytes, encoding, text) => {
  expect(decodeSingleByte(Uint8Array.from(bytes), encoding)).toBe(text)
})
