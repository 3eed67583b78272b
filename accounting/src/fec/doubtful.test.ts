import { describe, expect, it } from 'vitest'
import { check, plainDialect } from './check.test-support.ts'
import { FecCheck } from './check.ts'
import { isDoubtful } from './doubtful.ts'
import type { FecColumn } from './columns.ts'
import { keptFindings } from './findings.ts'
import { cents, columns18, entry, print, row, type Row } from './ledger.test-support.ts'
import type { FecLine } from './report.ts'
import { rules, type RuleId } from './rules.ts'

describe('doubts about the figures of a file', () => {
  it('do not exist for a valid file, nor for one that only has another format', () => {
    expect(check(print(entry())).doubt).toBeUndefined()
    const points = print(entry()).replaceAll('120,50', '120.50')
    const report = check(points, { dialect: { decimalMark: '.' }, fileName: 'export.csv' })
    expect(report.counts['file-decimal-mark']).toBe(1)
    expect(report.doubt).toBeUndefined()
  })

  it('are reported with the first line and their number', () => {
    const [debit, credit] = entry()
    const report = check(
      print([
        { ...debit, CompteNum: 'X' },
        { ...credit, CompteNum: 'Y' },
      ]),
    )
    expect(report.doubt).toEqual({ rule: 'account-form', line: 2, count: 2 })
  })

  it('exclude warnings', () => {
    const warnings = (Object.keys(rules) as RuleId[]).filter(rule => rules[rule].severity === 'warning')
    expect(warnings.filter(rule => isDoubtful(rule, 'CompteNum'))).toEqual([])
  })

  it.each([
    { PieceRef: '' },
    { PieceDate: '' },
    { EcritureLib: '' },
    { EcritureLib: 'R\uFFFDglement' },
    { CompteLib: 'Cr\uFFFDances' },
    { JournalLib: '' },
    { CompteLib: '' },
    { ValidDate: '' },
    { ValidDate: 'janvier' },
    { EcritureLet: 'A', DateLet: '20250230' },
    { Montantdevise: '12 x', Idevise: 'USD' },
  ])('exclude an error in a column without figures: %j', changes => {
    const report = check(print(entry(changes)))
    expect(report.findings.filter(({ severity }) => severity === 'error')).not.toEqual([])
    expect(report.doubt).toBeUndefined()
  })

  it.each([
    { CompteNum: '' },
    { CompteNum: '411\uFFFD' },
    { EcritureNum: '' },
    { JournalCode: '' },
    { EcritureDate: '20230229' },
  ])('include an error in a column of figures: %j', changes => {
    expect(check(print(entry(changes))).doubt).toMatchObject({ line: 2, count: 2 })
  })

  it('depend on which column is missing or repeated', () => {
    const without = (column: FecColumn) =>
      check(
        print(
          entry(),
          columns18.filter(each => each !== column),
        ),
      )
    expect(without('Idevise').counts).toMatchObject({ 'column-missing': 1 })
    expect(without('Idevise').doubt).toBeUndefined()
    expect(without('JournalCode').doubt).toMatchObject({ rule: 'column-missing', line: 1 })
    expect(check(print(entry(), [...columns18, 'PieceRef'])).doubt).toBeUndefined()
    expect(check(print(entry(), [...columns18, 'Debit'])).doubt).toMatchObject({ rule: 'column-repeated' })
  })

  it('are counted beyond the findings that are kept', () => {
    const rows = Array.from({ length: keptFindings + 5 }, () => row({ PieceRef: '', Debit: '1,00' }))
    const report = check(print([...rows, row({ CompteNum: '', Credit: cents(100 * rows.length) })]))
    expect(report.findings.filter(({ column }) => column === 'CompteNum')).toEqual([])
    expect(report.doubt).toEqual({ rule: 'field-missing', line: rows.length + 2, count: 1 })
  })
})

describe('a cash book', () => {
  const columns: FecColumn[] = [...columns18, 'DateRglt', 'ModeRglt', 'NatOp', 'IdClient']
  const settled = { DateRglt: '20230115', ModeRglt: 'CB' }
  const book = (...rows: Row[]) =>
    check(
      print(
        rows.map(line => ({ ...line, ...settled })),
        columns,
      ),
    )

  it('is at no fault, but makes no statements, where a line has no account or there is one side only', () => {
    const [debit, credit] = entry()
    const withoutAccount = book(debit, { ...credit, CompteNum: '' })
    expect(withoutAccount.findings).toEqual([])
    expect(withoutAccount.doubt).toEqual({ rule: 'books-single-entry', line: 3, count: 1 })
    expect(book(debit)).toMatchObject({
      findings: [],
      doubt: { rule: 'books-single-entry', line: undefined },
    })
  })

  it('makes statements where it is kept in double entry', () => {
    expect(book(...entry()).doubt).toBeUndefined()
  })
})

it('the check passes on each readable line, with its texts trimmed', () => {
  const lines: FecLine[] = []
  const fec = new FecCheck(plainDialect, { fileName: 'x.txt', takeLine: line => lines.push(line) })
  const [debit, credit] = entry({ PieceDate: '02/01/2023' })
  fec.push(new TextEncoder().encode(print([{ ...debit, CompteLib: ' Clients ' }, credit])))
  fec.end()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    number: 2,
    account: debit.CompteNum,
    accountLabel: 'Clients',
    pieceDate: '2023-01-02',
    debit: 12_050,
    credit: 0,
  })
  expect(lines[1]).toMatchObject({ number: 3, debit: 0, credit: 12_050 })
})
