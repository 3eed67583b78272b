import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { writeOds } from 'hucre/ods'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runTask, stopOf } from './run-task.ts'
import { cellText, readWorkbook } from './workbook.ts'

const header =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'.split(
    ' ',
  )
type Cells = NonNullable<WriteSheet['rows']>[number]

const day = new Date(Date.UTC(2025, 0, 31))
/** Cells as a spreadsheet stores them: typed dates and numbers, and nothing after the last value. */
const entry: Cells[] = [
  [
    'VE',
    'Ventes',
    1,
    day,
    411000,
    'Clients',
    'C1',
    'Client 1',
    'F1',
    day,
    'Vente',
    1200.1,
    0,
    null,
    null,
    day,
  ],
  ['VE', 'Ventes', 1, day, 706000, 'Ventes', null, null, 'F1', day, 'Vente', 0, 1200.1, null, null, day],
]
const formats = { xlsx: writeXlsx, ods: writeOds }
const bookOf = async (format: keyof typeof formats, sheets: readonly WriteSheet[]) =>
  new Blob([new Uint8Array(await formats[format]({ sheets: [...sheets] }))])

describe.each(['xlsx', 'ods'] as const)('a workbook in %s', format => {
  it('is read as a FEC with tabs, and lines keep their row numbers', async () => {
    const file = await bookOf(format, [{ name: 'FEC', rows: [['Écritures de 2025'], [], header, ...entry] }])
    const { file: text, sheets, sheet } = await readWorkbook(file, undefined)
    expect({ sheets, sheet }).toEqual({ sheets: ['FEC'], sheet: 0 })
    const lines = (await text.text()).split('\n')
    expect(lines.slice(0, 2)).toEqual(['Écritures de 2025', ''])
    expect(lines[2]).toBe(header.join('\t'))
    expect(lines[3]).toBe(
      'VE\tVentes\t1\t20250131\t411000\tClients\tC1\tClient 1\tF1\t20250131\tVente\t1200,10\t0\t\t\t20250131\t\t',
    )
    const fileName = '732829320FEC20251231.txt'
    const { dialect } = await runTask({ kind: 'preview', file: text, fileName, chosen: {} }, () => undefined)
    expect(dialect).toEqual({
      encoding: 'utf-8',
      separator: '\t',
      decimalMark: ',',
      skippedLines: 2,
      amounts: 'debit-credit',
    })
    const report = await runTask({ kind: 'check', file: text, fileName, dialect }, () => undefined)
    expect(report).toMatchObject({ lines: 2, entries: 1, debit: 120_010n, credit: 120_010n })
    expect(report.counts['field-count']).toBeUndefined()
  })

  it('gives the first sheet with a header, or the one requested', async () => {
    const file = await bookOf(format, [
      { name: 'Notes', rows: [['Bonjour']] },
      { name: 'Écritures', rows: [header, ...entry] },
      { name: 'Écritures (2)', rows: [header] },
    ])
    const found = await readWorkbook(file, undefined)
    expect(found).toMatchObject({ sheets: ['Notes', 'Écritures', 'Écritures (2)'], sheet: 1 })
    const asked = await readWorkbook(file, 0)
    expect(await asked.file.text()).toBe('Bonjour\n')
  })

  it('has no tabs or line breaks inside its fields', async () => {
    const names = header.map(name => (name === 'EcritureLib' ? 'Ecriture\nLib' : name))
    const [first = []] = entry
    const odd = first.map(value => (value === 'Vente' ? 'Vente\tde\nmars' : value))
    const { file } = await readWorkbook(
      await bookOf(format, [{ name: 'FEC', rows: [names, odd] }]),
      undefined,
    )
    const lines = (await file.text()).trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('\tEcriture Lib\t')
    expect(lines[1]).toMatch(/Vente de mars/)
  })
})

it('an unreadable workbook gets a reason', async () => {
  const file = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])])
  const error: unknown = await readWorkbook(file, undefined).catch((reason: unknown) => reason)
  expect(stopOf(error)).toEqual({ reason: 'workbook-protected', line: undefined })
})

it('amounts are written to the cent, and everything else unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), cents => {
      const text = cellText(cents / 100)
      expect(Math.round(Number(text.replace(',', '.')) * 100)).toBe(cents)
      expect(text).toMatch(/^-?\d+(,\d{2})?$/)
    }),
  )
  expect(cellText(0.1 + 0.2)).toBe('0,30')
  expect(cellText(1.005)).toBe('1,005')
  expect(cellText(411_000)).toBe('411000')
  expect(cellText(null)).toBe('')
  expect(cellText('=cmd|x')).toBe('=cmd|x')
})

it.each(['xlsx', 'ods'] as const)(
  'reads the general ledger sheet of a workbook in %s, with its dates',
  async format => {
    const booked = new Date('2025-01-15T00:00:00Z')
    const rows = [
      ['Grand livre'],
      ['Date', 'Journal', 'N° pièce', 'Libellé', 'Débit', 'Crédit'],
      [411000, 'Clients'],
      [booked, 'VE', 12, 'Facture', 1200.5, null],
      [null, null, null, 'Total compte 411000', 1200.5, null],
      [706000, 'Prestations'],
      [booked, 'VE', 12, 'Facture', null, 1200.5],
    ]
    const file = await bookOf(format, [
      { name: 'Lisez-moi', rows: [['Notes']] },
      { name: 'Grand livre', rows },
    ])
    const { file: text, sheet } = await readWorkbook(file, undefined)
    expect(sheet).toBe(1)
    const source = { file: text, fileName: 'grand-livre.txt' }
    const { dialect } = await runTask({ ...source, kind: 'preview', chosen: {} }, () => undefined)
    const report = await runTask({ ...source, kind: 'check', dialect }, () => undefined)
    expect(report).toMatchObject({
      entries: 1,
      from: '2025-01-15',
      counts: {},
      ledger: { leftOut: 1 },
      accounts: [
        { account: '411000', label: 'Clients', balance: 120_050n },
        { account: '706000', label: 'Prestations', balance: -120_050n },
      ],
    })
  },
)

describe.each(['xlsx', 'ods'] as const)('a trial balance in %s', format => {
  const told = [
    ['Atelier Lumière'],
    ['Balance générale au 31/12/2025'],
    [],
    ['Compte', 'Libellé', 'Mouvements', null, 'Soldes', null],
    [null, null, 'Débit', 'Crédit', 'Débit', 'Crédit'],
    [101000, 'Capital', 0, 1000, null, 1000],
    [512000, 'Banque', 1500.5, 500.5, 1000, null],
    ['Total classe 5', null, 1500.5, 500.5, 1000, null],
  ]
  it('is read from the sheet that has one, with its titles and both header rows', async () => {
    const file = await bookOf(format, [
      { name: 'Lisez-moi', rows: [['Notes']] },
      { name: 'Balance', rows: told },
    ])
    const { file: text, sheet } = await readWorkbook(file, undefined)
    expect(sheet).toBe(1)
    const source = { file: text, fileName: 'balance.txt' }
    const { dialect } = await runTask({ ...source, kind: 'preview', chosen: {} }, () => undefined)
    expect(dialect).toMatchObject({ separator: '\t', skippedLines: 3, balance: { headerLines: 2 } })
    const report = await runTask({ ...source, kind: 'check', dialect }, () => undefined)
    expect(report).toMatchObject({
      lines: 2,
      debit: 100_000n,
      credit: 100_000n,
      counts: { 'balance-left-out': 1 },
      balance: { hasOpening: false, hasMovements: false, leftOut: 1 },
      accounts: [
        { account: '101000', label: 'Capital', balance: -100_000n },
        { account: '512000', label: 'Banque', balance: 100_000n },
      ],
    })
  })
})
