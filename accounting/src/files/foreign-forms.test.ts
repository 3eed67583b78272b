/** Files of other programs, with their formats of amounts and dates. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FecCheck } from '../fec/check.ts'
import type { FecColumn } from '../fec/columns.ts'
import { columns18, ledgers, type Row, type TestLedger } from '../fec/ledger.test-support.ts'
import { FecRepair, repairedDialect } from '../fec/repair.ts'
import type { Dialect, FecLine, FecReport, Preview } from '../fec/report.ts'
import { inSigns } from '../fec/sides.ts'
import { GeneralLedgerCheck } from '../general-ledger/check.ts'
import { orderOfDays } from '../general-ledger/day.ts'
import {
  linesOf,
  type Printing,
  printings,
  sidesWritten,
} from '../general-ledger/general-ledger.test-support.ts'
import type { Content } from './contents.ts'
import { previewFile } from './preview.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const print = (rows: readonly (readonly string[])[]) => rows.map(row => `${row.join('\t')}\r\n`).join('')
const table = (...rows: string[]) => print(rows.map(row => row.split('|')))

function read(text: string, chosen: Partial<Dialect> = {}, content?: Content): Preview {
  const found = previewFile(bytes(text), 'export.csv', chosen, content)
  if ('refused' in found) throw new Error(found.refused)
  return found
}

/** What a person says of days that tell no order, and of what the sign of an amount means. */
function said(text: string, { days, signs }: Partial<Pick<Printing, 'days' | 'signs'>>): Partial<Dialect> {
  const { areDatesOpen = false } = read(text)
  return { ...(areDatesOpen && days && { dates: days.order }), ...(signs && { signs }) }
}

/** The file read as its preview says, with what a person says of it. */
function checked(
  text: string,
  by: Partial<Pick<Printing, 'days' | 'signs'>> = {},
): { report: FecReport; lines: FecLine[] } {
  const { dialect } = read(text, said(text, by))
  const lines: FecLine[] = []
  const more = { fileName: 'export.csv', takeLine: (line: FecLine) => lines.push(line) }
  const { ledger } = dialect
  const check = ledger ? new GeneralLedgerCheck({ ...dialect, ledger }, more) : new FecCheck(dialect, more)
  check.push(bytes(text))
  return { report: check.end(), lines }
}

type Line = TestLedger['rows'][number]
const amount = (cents: number) => (cents / 100).toFixed(2)
const amountsOf = ({ debit, credit }: Line, { amounts, sides, signs }: Printing) =>
  ({
    'debit-credit': [amount(debit), amount(credit)],
    'amount-side': [amount(debit + credit), debit > 0 ? sides[0] : sides[1]],
    signed: [amount(inSigns(debit - credit, signs))],
  })[amounts]

const named = {
  'debit-credit': ['Debit amount', 'Credit amount'],
  'amount-side': ['Amount', 'D/C'],
  signed: ['Amount'],
} as const

/** A general ledger with the names of another program, line by line. */
const asLedger = (ledger: TestLedger, printing: Printing) =>
  print([
    ['Posting date', 'Source', 'Trans. no', 'Nominal code', 'Nominal name', 'Doc. ref', 'Narrative'].concat(
      named[printing.amounts],
      'Matching code',
    ),
    ...ledger.rows.map(line => [
      printing.days.write(line.EcritureDate ?? ''),
      line.JournalCode ?? '',
      line.EcritureNum ?? '',
      line.CompteNum ?? '',
      line.CompteLib ?? '',
      line.PieceRef ?? '',
      line.EcritureLib ?? '',
      ...amountsOf(line, printing),
      line.EcritureLet ?? '',
    ]),
  ])

const english: Partial<Record<FecColumn, string>> = {
  JournalCode: 'Journal ID',
  JournalLib: 'Journal name',
  EcritureNum: 'Voucher no.',
  EcritureDate: 'Posting date',
  CompteNum: 'GL account',
  CompteLib: 'Account name',
  CompAuxNum: 'Third party code',
  CompAuxLib: 'Third party name',
  PieceRef: 'Document ref.',
  PieceDate: 'Document date',
  EcritureLib: 'Line description',
  EcritureLet: 'Matching code',
  DateLet: 'Matching date',
  ValidDate: 'Validated on',
  Montantdevise: 'Amount in currency',
  Idevise: 'Currency',
}

/** A FEC with the names of another program. */
function asEntries(ledger: TestLedger, printing: Printing): string {
  const isDay = (column: FecColumn) => column.endsWith('Date') || column === 'DateLet'
  const cells = (line: Line, column: FecColumn): string[] => {
    const { [column]: text = '' }: Row = line
    if (column === 'Debit') return amountsOf(line, printing)
    if (column === 'Credit') return []
    return [isDay(column) && text !== '' ? printing.days.write(text) : text]
  }
  return print([
    columns18.flatMap(column =>
      column === 'Debit' ? named[printing.amounts] : column === 'Credit' ? [] : (english[column] ?? column),
    ),
    ...ledger.rows.map(line => columns18.flatMap(column => cells(line, column))),
  ])
}

const withFullYears = printings.filter(({ days }) => !days.write('20230101').endsWith('/23'))

describe('a file of another program, in any format of amounts and dates,', () => {
  it('reads back as the same general ledger', () => {
    fc.assert(
      fc.property(ledgers, printings, (ledger, printing) => {
        const { report, lines } = checked(asLedger(ledger, printing), printing)
        const byText = (one: object, other: object) =>
          JSON.stringify(one).localeCompare(JSON.stringify(other))
        expect(lines.map(({ number: _number, ...line }) => line).toSorted(byText)).toEqual(
          linesOf(ledger).toSorted(byText),
        )
        expect(report.doubt).toBeUndefined()
      }),
    )
  })

  it('reads back as the same entries, and as a copy with the legal names', () => {
    fc.assert(
      fc.property(ledgers, withFullYears, (ledger, printing) => {
        const text = asEntries(ledger, printing)
        const { report, lines } = checked(text, printing)
        expect(
          lines.map(({ debit, credit, entryDate, pieceDate }) => [debit, credit, entryDate, pieceDate]),
        ).toEqual(
          ledger.rows.map(({ debit, credit, EcritureDate = '' }) => {
            const day = EcritureDate.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
            return [debit, credit, day, day]
          }),
        )
        expect(report.debit).toBe(report.credit)
        const { dialect } = read(text, said(text, printing))
        const repairs = ['header', 'date', 'side', 'decimal-mark'] as const
        const repair = new FecRepair(dialect, { repairs })
        const copy = [repair.push(bytes(text)), repair.end()].flatMap(part => [...part])
        const check = new FecCheck(repairedDialect(dialect, repairs), { fileName: 'x.txt' })
        check.push(Uint8Array.from(copy))
        const { counts, debit, credit } = check.end()
        expect({ debit, credit }).toEqual({ debit: report.debit, credit: report.credit })
        for (const rule of ['date-form', 'sign-form', 'column-name'] as const)
          expect(counts).not.toHaveProperty(rule)
      }),
    )
  })
})

const sold = (first: string, second: string, day = '03/31/2024') => [
  `${day}|VE|12|411000|Invoice|${first}`,
  `${day}|VE|12|706000|Invoice|${second}`,
]
const names = 'Posting date|Source|Trans. no|Nominal code|Narrative'

describe('a single amount per line', () => {
  const columnsOf = (text: string) => read(text).dialect.ledger?.columns.slice(5)

  it('takes its side from whichever column contains one of two', () => {
    for (const [debit, credit] of sidesWritten)
      expect(columnsOf(table(`${names}|Amount|Type`, ...sold(`12.00|${debit}`, `12.00|${credit}`)))).toEqual([
        'amount',
        'side',
      ])
    expect(columnsOf(table(`${names}|Amount|Type`, ...sold('12.00|N', '-12.00|N')))).toEqual(['amount', null])
    // No amount is negative: the side must be somewhere, even if not on each line.
    const some = [...sold('12.00|D', '12.00|C'), ...sold('5.00|D', '5.00|?'), ...sold('5.00|D', '5.00|?')]
    expect(columnsOf(table(`${names}|Amount|Type`, ...some))).toEqual(['amount', 'side'])
  })

  it('is recognised without a header, by its sign or by the side beside it', () => {
    expect(columnsOf(table(...sold('12.00|D', '12.00|C')))).toEqual(['amount', 'side'])
    expect(columnsOf(table(...sold('12.00', '-12.00')))).toEqual(['amount'])
  })

  it('has no separate side if the side only repeats the sign', () => {
    const text = table(`${names}|Amount|D/C`, ...sold('12.00|D', '-12.00|C'))
    expect(columnsOf(text)).toEqual(['amount', null])
    expect(checked(text).report).toMatchObject({ debit: 1200n, credit: 1200n, counts: {} })
  })

  it('is not recognised beside debits and credits', () => {
    const text = table(`${names}|Debit|Credit|Amount`, ...sold('12.00|0.00|13.20', '0.00|12.00|-13.20'))
    expect(columnsOf(text)).toEqual(['debit', 'credit', null])
  })

  it('is not confused with the running balance', () => {
    const text = table(`${names}|Montant|Solde`, ...sold('12,00|12,00', '-12,00|0,00'))
    expect(columnsOf(text)).toEqual(['amount', null])
  })

  it('has no side if the side is invalid, and reports that line', () => {
    const text = table(
      `${names}|Amount|D/C`,
      ...sold('12.00|D', '12.00|C'),
      '03/31/2024|VE|13|411000|Invoice|5.00|?',
      '03/31/2024|VE|13|706000|Invoice|5.00|',
      '03/31/2024|VE|13|706000|Nothing|0.00|',
    )
    const { report } = checked(text)
    const found = report.findings.filter(({ rule }) => rule === 'ledger-side-unknown')
    expect(found).toMatchObject([
      { line: 4, column: 'D/C', value: '?', details: { cents: 500 } },
      { line: 5, column: 'D/C', value: '' },
    ])
    expect(report.doubt).toMatchObject({ rule: 'ledger-side-unknown', line: 4 })
  })

  it('agrees with the total of its account in one column, with or without a side', () => {
    const printed = (...totals: string[]) =>
      table(
        'Date|Journal|N° pièce|Libellé|Montant|Sens',
        '411000|Clients',
        '15/01/2023|VE|12|Facture|1 200,50|D',
        '16/01/2023|BQ|13|Virement|200,50|C',
        `|||Total compte 411000|${totals[0]}`,
        '706000|Prestations de services',
        '15/01/2023|VE|12|Facture|1 200,50|C',
        `|||Total compte 706000|${totals[1]}`,
        '512000|Banque',
        '16/01/2023|BQ|13|Virement|200,50|D',
      )
    expect(checked(printed('1 000,00|D', '1 200,50|')).report.counts).toEqual({})
    const { findings } = checked(printed('1 000,00|C', '1 200,50|C')).report
    expect(findings.find(({ rule }) => rule === 'ledger-total')).toMatchObject({
      line: 5,
      column: 'Montant',
      details: { computed: 100_000, stated: -100_000, difference: -200_000 },
    })
  })
})

describe('the order of day and month', () => {
  it('is decided by a day above twelve, wherever it occurs', () => {
    expect(orderOfDays(['03/04/2024', '04/31/2024', '05/13/2024'])).toEqual({
      order: 'month-first',
      isOpen: false,
    })
    expect(orderOfDays(['03/04/2024', '13/04/24'])).toEqual({ order: 'day-first', isOpen: false })
    expect(orderOfDays(['2024-03-31', '20240401', 'Total', ''])).toEqual({
      order: 'year-first',
      isOpen: false,
    })
    expect(orderOfDays(['Total'])).toBeUndefined()
  })

  it('is ambiguous if every date can be read both ways, and then defaults to day first', () => {
    expect(orderOfDays(['03/04/2024', '12/11/2024'])).toEqual({ order: 'day-first', isOpen: true })
    const text = table(`${names}|Amount`, ...sold('12.00', '-12.00', '03/04/2024'))
    expect(read(text)).toMatchObject({ areDatesOpen: true, dialect: { dates: 'day-first' } })
    expect(checked(text).report.from).toBe('2024-04-03')
    expect(checked(text, { days: { order: 'month-first', write: String } }).report.from).toBe('2024-03-04')
    // A fifth of May is the same in both.
    expect(orderOfDays(['05/05/2024'])).toBeUndefined()
  })

  it('applies to the whole file: a date in the other order is an error', () => {
    const text = table(`${names}|Amount`, ...sold('12.00', '-12.00'), ...sold('5.00', '-5.00', '31/03/2024'))
    const { report } = checked(`${text}${table(...sold('1.00', '-1.00'))}`)
    expect(report.counts).toMatchObject({ 'ledger-date-form': 2 })
    expect(read(text.replaceAll('03/31/2024', '2024-03-31')).dialect.dates).toBe('day-first')
  })
})

describe('columns with similar names', () => {
  const columnsOf = (...rows: string[]) => {
    const { columns } = read(table(...rows))
    return columns.map(column => column ?? null)
  }

  it('the type of an entry is not its number: the document is', () => {
    expect(
      columnsOf(
        'Date|Journal comptable|N° pièce|Compte|Libellé|Débit|Crédit|Type écriture',
        '05/01/2024|VE|12|411000|Facture 12|120,00||F',
        '05/01/2024|VE|12|706000|Facture 12||120,00|F',
        '06/01/2024|VE|13|411000|Facture 13|60,00||R',
        '06/01/2024|VE|13|706000|Facture 13||60,00|R',
      ),
    ).toEqual(['date', 'journal', 'number', 'account', 'label', 'debit', 'credit', null])
  })
  it('an amount in another currency is not the amount of the books', () => {
    expect(
      columnsOf(
        'Date|Journal|N° écriture|Compte|Libellé|Montant|Devise|Montant EUR',
        '05/01/2024|VE|12|411000|Facture 12|130,00|USD|120,00',
        '05/01/2024|VE|12|706000|Facture 12|-130,00|USD|-120,00',
      ),
    ).toEqual(['date', 'journal', 'number', 'account', 'label', null, null, 'amount'])
  })
  it('a side that repeats the sign is ignored, whatever the columns are called', () => {
    expect(
      columnsOf(
        'Date|Journal|N° pièce|Compte|Libellé|Montant|Sens',
        '05/01/2024|VE|12|411000|Facture 12|120,00|D',
        '05/01/2024|VE|12|706000|Facture 12|-120,00|C',
      ),
    ).toEqual(['date', 'journal', 'number', 'account', 'label', 'amount', null])
  })
  it('an amount of one side is not an amount of both', () => {
    const columns = columnsOf(
      'Journal code|Entry number|Posting date|Account number|Account label|Entry label|Debit transaction amount|Credit transaction amount',
      'VE|12|05/01/2024|411000|Clients|Invoice 12|120.00|0.00',
      'VE|12|05/01/2024|706000|Sales|Invoice 12|0.00|120.00',
    )
    expect(columns.slice(-2)).toEqual(['debit', 'credit'])
  })
})

describe('days', () => {
  const ledger = (...days: string[]) =>
    checked(
      table(
        'Date|Journal|N° écriture|Compte|Libellé|Débit|Crédit',
        ...days.flatMap((day, at) => [
          `${day}|VE|${String(at)}|411000|Facture|120,00|`,
          `${day}|VE|${String(at)}|706000|Facture||120,00`,
        ]),
      ),
    )
  it('are read day first next to those that begin with the year, as in workbooks', () => {
    const { lines, report } = ledger('20240105', '31/01/2024')
    expect(lines.map(({ entryDate }) => entryDate)).toEqual([
      '2024-01-05',
      '2024-01-05',
      '2024-01-31',
      '2024-01-31',
    ])
    expect(report.counts).toEqual({})
  })
  it('in another time zone are not guessed, except at midnight', () => {
    expect(ledger('2023-12-31T23:00:00.000Z').report.counts).toHaveProperty('ledger-date-form')
    expect(ledger('2024-01-01T00:00:00.000Z').lines[0]?.entryDate).toBe('2024-01-01')
  })
})
