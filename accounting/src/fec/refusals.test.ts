import { describe, expect, test } from 'vitest'
import { check, pieces, repair } from './check.test-support.ts'
import { columns18, entry, print } from './ledger.test-support.ts'
import { previewFec } from './preview.ts'
import { FecRefused, type FecRefusal } from './report.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function refusalOf(action: () => unknown): FecRefusal | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    if (error instanceof FecRefused) return error.refusal
    throw error
  }
}

const header = columns18.join('\t')
const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0)
const binary = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)

describe('a file that is not a table', () => {
  test.each<[string, Uint8Array, FecRefusal['refused']]>([
    ['of 0 bytes', new Uint8Array(), 'empty'],
    ['that is binary', binary, 'binary'],
    ['with NUL bytes', bytes(`${header}\r\nAC\0\tAchats\r\n`), 'binary'],
    ['that is a zip', zip, 'zip'],
    ['in XML', bytes('<?xml version="1.0"?><comptabilite/>'), 'xml'],
    ['without a header', bytes('20230101;12,00\r\n20230102;13,00\r\n'), 'no-header'],
    ['of one line that is no header', bytes('Bonjour'), 'no-header'],
    ['with 300 columns', bytes(`${header}${'\tx'.repeat(282)}\r\n`), 'too-many-columns'],
    ['with a line of 64 kB', bytes('x'.repeat(70_000)), 'line-too-long'],
  ])('%s is refused by the preview', (_, file, refused) => {
    expect(previewFec(file.subarray(0, 65_536), 'x.txt')).toMatchObject({ refused })
  })

  test.each<[string, Uint8Array, FecRefusal]>([
    ['of 0 bytes', new Uint8Array(), { refused: 'empty', line: undefined }],
    ['that is binary', binary, { refused: 'binary', line: 1 }],
    ['with NUL bytes', bytes(`${header}\r\nAC\0\tAchats\r\n`), { refused: 'binary', line: 2 }],
    ['without a header', bytes('a\tb\r\nc\td\r\n'), { refused: 'no-header', line: 1 }],
    [
      'with 300 columns in a line',
      bytes(`${header}\r\n${'x\t'.repeat(299)}x\r\n`),
      { refused: 'too-many-columns', line: 2 },
    ],
    [
      'with a line of 10 MB',
      bytes(`${header}\r\n${'x'.repeat(10_000_000)}`),
      { refused: 'line-too-long', line: 2 },
    ],
  ])('%s is refused by the check and by the repair, however it is cut', (_, file, refusal) => {
    expect(refusalOf(() => check(file))).toEqual(refusal)
    const cuts = Array.from({ length: 150 }, (__, at) => at * 65_536)
    expect(refusalOf(() => check(pieces(file, cuts)))).toEqual(refusal)
    expect(refusalOf(() => repair(file, ['trim']))).toEqual(refusal)
  })

  test('with more than a million lines is refused at the first line too many', () => {
    const thousand = bytes('x\r\n'.repeat(1000))
    const file = [bytes(`${header}\r\n`), ...Array.from({ length: 1001 }, () => thousand)]
    expect(refusalOf(() => check(file))).toEqual({ refused: 'too-many-lines', line: 1_000_002 })
  })
})

test('a header alone is a table without lines', () => {
  expect(check(header).counts).toEqual({ 'no-lines': 1 })
  expect(previewFec(bytes(header), 'x.txt')).toMatchObject({ header: columns18, rows: [] })
})

test('an unclosed quote in a CSV is refused at the line length limit, with the line where it opened', () => {
  const lines = print([...entry(), ...entry()]).replaceAll('\t', ';')
  const open = lines.replace('Facture 1', '"Facture 1')
  const file = bytes(open + 'x\n'.repeat(600_000))
  expect(refusalOf(() => check(file, { dialect: { separator: ';' } }))).toEqual({
    refused: 'line-too-long',
    line: 2,
  })
})
