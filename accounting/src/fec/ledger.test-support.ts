/** Generates ledgers, and prints them in every dialect that can be read. */
import * as fc from 'fast-check'
import type { AmountColumns, FecColumn } from './columns.ts'
import { encodings, separators, decimalMarks, type Dialect, type Encoding } from './report.ts'
import { upperHalves } from './single-byte.ts'

export type Row = Partial<Record<FecColumn, string>>

/** Lines of a FEC with amounts in the default format: tab, decimal comma. */
export interface TestLedger {
  rows: readonly (Row & { debit: number; credit: number })[]
}

export const goodName = '732829320FEC20231231.txt'

export const cents = (amount: number, mark = ',') =>
  `${String(Math.trunc(amount / 100))}${mark}${String(amount % 100).padStart(2, '0')}`

/** A line without findings, with the changes of a test. */
export function row(changes: Row = {}): Row {
  return {
    JournalCode: 'AC',
    JournalLib: 'Achats',
    EcritureNum: '1',
    EcritureDate: '20230115',
    CompteNum: '607000',
    CompteLib: 'Achats de marchandises',
    CompAuxNum: '',
    CompAuxLib: '',
    PieceRef: 'F1',
    PieceDate: '20230114',
    EcritureLib: 'Facture 1',
    Debit: '0,00',
    Credit: '0,00',
    EcritureLet: '',
    DateLet: '',
    ValidDate: '20230131',
    Montantdevise: '',
    Idevise: '',
    ...changes,
  }
}

/** The two lines of a balanced entry. */
export function entry(changes: Row = {}, amount = 12_050): [Row, Row] {
  return [
    row({ Debit: cents(amount), ...changes }),
    row({
      CompteNum: '401000',
      CompteLib: 'Fournisseurs',
      CompAuxNum: 'F01',
      CompAuxLib: 'Dupont',
      Credit: cents(amount),
      ...changes,
    }),
  ]
}

export const columns18: readonly FecColumn[] = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
]

export const withSign = columns18.map(column =>
  column === 'Debit' ? 'Montant' : column === 'Credit' ? 'Sens' : column,
)

/** The text of a FEC with tabs and CRLF. */
export function print(rows: readonly Row[], columns: readonly FecColumn[] = columns18): string {
  return [columns, ...rows.map(line => columns.map(column => line[column] ?? ''))]
    .map(fields => `${fields.join('\t')}\r\n`)
    .join('')
}

const singleByte = new Map<Encoding, ReadonlyMap<string, number>>()

function bytesOf(encoding: 'iso-8859-15' | 'windows-1252' | 'cp850'): ReadonlyMap<string, number> {
  const known = singleByte.get(encoding)
  if (known) return known
  const upper = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
  const letters = encoding === 'iso-8859-15' ? new TextDecoder(encoding).decode(upper) : upperHalves[encoding]
  const table = new Map(Array.from(letters, (letter, at) => [letter, at + 128] as const))
  for (let code = 0; code < 128; code++) table.set(String.fromCharCode(code), code)
  singleByte.set(encoding, table)
  return table
}

/** @throws Error if the encoding lacks a character */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at++) {
      view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
    }
    return bytes
  }
  const table = bytesOf(encoding)
  return Uint8Array.from(text, letter => {
    const byte = table.get(letter)
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}`)
    return byte
  })
}

/** Texts that distinguish each encoding from the others; the other texts of a ledger are the same in all. */
const telling: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Réglé à Besançon – 12 € 日本',
  'utf-16le': 'Réglé à Besançon – 日本',
  'utf-16be': 'Réglé à Besançon – 日本',
  'iso-8859-15': 'Prêt relais réglé, 12 € cœur',
  'windows-1252': 'L’œuvre réglée d’été à 12 €',
  cp850: 'Réglé à Besançon n° 3',
}

/** All parameters for printing a ledger. */
export interface Printing {
  dialect: Dialect
  lineEnd: string
  hasByteOrderMark: boolean
  /** Whether a whole amount is printed without decimals. */
  isShort: boolean
  signs: readonly [string, string]
}

/** Line ends that leave a blank line after each line. */
export const blankLineEnds: readonly string[] = ['\n\n', '\r\n\r\n', '\r\r']

export const printings: fc.Arbitrary<Printing> = fc.record({
  dialect: fc.record({
    encoding: fc.constantFrom(...encodings),
    separator: fc.constantFrom(...separators),
    decimalMark: fc.constantFrom(...decimalMarks),
    skippedLines: fc.nat(2),
    amounts: fc.constantFrom<AmountColumns[]>('debit-credit', 'amount-sign'),
  }),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r', '\r\r\n', ...blankLineEnds),
  hasByteOrderMark: fc.boolean(),
  isShort: fc.boolean(),
  signs: fc.constantFrom<[string, string][]>(['D', 'C'], ['+1', '-1']),
})

const labels = fc.stringMatching(/^[A-Za-z0-9éèàç;,"'()/.]([A-Za-z0-9éèàç ;,"'()/.]{0,20}[A-Za-zéèàç])?$/)

interface GeneratedEntry {
  journal: readonly [string, string]
  day: number
  label: string
  debits: readonly number[]
}

function ledgerOf(entries: readonly GeneratedEntry[]): TestLedger {
  // Sort the days of the entries, so that numbers and dates grow together.
  const days = entries.map(({ day }) => day).toSorted((one, other) => one - other)
  return {
    rows: entries.flatMap(({ journal: [code, label], label: text, debits }, at) => {
      const date = new Date(Date.UTC(2023, 0, 1 + (days[at] ?? 0))).toISOString().slice(0, 10)
      const day = date.replaceAll('-', '')
      const common = row({
        JournalCode: code,
        JournalLib: label,
        EcritureNum: String(at + 1),
        EcritureDate: day,
        PieceDate: day,
        ValidDate: day,
        PieceRef: `P${String(at + 1)}`,
      })
      const total = debits.reduce((sum, debit) => sum + debit, 0)
      return [
        ...debits.map((debit, line) => ({
          ...common,
          EcritureLib: `${text} ${String(line + 1)}`,
          debit,
          credit: 0,
        })),
        {
          ...common,
          CompteNum: '120',
          CompteLib: 'Résultat',
          EcritureLib: text,
          EcritureLet: 'AA',
          DateLet: day,
          debit: 0,
          credit: total,
        },
      ]
    }),
  }
}

/** Balanced ledgers of the year 2023 with continuous numbers. */
export const ledgers: fc.Arbitrary<TestLedger> = fc
  .array(
    fc.record({
      journal: fc.constantFrom<[string, string][]>(['AC', 'Achats'], ['VE', 'Ventes'], ['OD', 'Opérations']),
      day: fc.nat(364),
      label: labels,
      debits: fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(entries => ledgerOf(entries))

function quoted(text: string, separator: string): string {
  const isQuoting = separator === ';' || separator === ','
  return isQuoting && (text.includes(separator) || text.includes('"'))
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** The bytes of a ledger in a dialect. The first line determines the encoding and the decimal mark. */
export function printLedger(ledger: TestLedger, printing: Printing): Uint8Array {
  const { dialect, lineEnd, hasByteOrderMark, isShort, signs } = printing
  const { encoding, separator, decimalMark, amounts, skippedLines } = dialect
  const amount = (value: number, isFirst: boolean) =>
    isShort && !isFirst && value % 100 === 0 ? String(value / 100) : cents(value, decimalMark)
  const header = amounts === 'amount-sign' ? withSign : columns18
  const lines = ledger.rows.map((line, at) => {
    const fields: Row = {
      ...line,
      ...(at === 0 ? { EcritureLib: telling[encoding] } : {}),
      Debit: amount(line.debit, at === 0),
      Credit: amount(line.credit, at === 0),
      Montant: amount(Math.max(line.debit, line.credit), at === 0),
      Sens: line.debit > 0 ? signs[0] : signs[1],
    }
    return header.map(column => fields[column] ?? '')
  })
  const titles = Array.from({ length: skippedLines }, (_, at) => [`Titre ${String(at + 1)}`])
  const text = [...titles, header, ...lines]
    .map(fields => fields.map(field => quoted(field, separator)).join(separator) + lineEnd)
    .join('')
  const isUnicode = encoding.startsWith('utf')
  return encode(hasByteOrderMark && isUnicode ? `\uFEFF${text}` : text, encoding)
}
