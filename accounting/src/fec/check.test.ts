import { describe, expect, test } from 'vitest'
import { check, checkRows } from './check.test-support.ts'
import { columns18, entry, goodName, print, row, withSign, type Row } from './ledger.test-support.ts'
import type { FecColumn } from './columns.ts'
import { keptFindings } from './findings.ts'
import type { Finding } from './report.ts'
import type { RuleId } from './rules.ts'

const rulesIn = (findings: readonly Finding[]) => [...new Set(findings.map(({ rule }) => rule))].toSorted()

/** The rules broken by a balanced entry with these fields on both lines; rules on single lines are then found twice. */
const entryWith = (changes: Row) => rulesIn(checkRows(entry(changes)))

test('a balanced entry has no findings, and the report says what was read', () => {
  expect(check(print(entry()))).toEqual({
    lines: 2,
    entries: 1,
    debit: 12_050n,
    credit: 12_050n,
    from: '2023-01-15',
    to: '2023-01-15',
    siren: '732829320',
    closingDate: '2023-12-31',
    journals: [{ code: 'AC', label: 'Achats', lines: 2, debit: 12_050n, credit: 12_050n }],
    counts: {},
    findings: [],
  })
})

describe('a single field', () => {
  test.each<[RuleId, Row]>([
    ['field-missing', { JournalCode: '' }],
    ['field-missing', { EcritureLib: '' }],
    ['field-missing', { ValidDate: '' }],
    ['field-missing', { EcritureDate: '   ' }],
    ['field-spaces', { EcritureLib: ' Facture' }],
    ['field-spaces', { EcritureLib: 'Facture\u00A0' }],
    ['field-unreadable', { EcritureLib: 'R\uFFFDgl\uFFFD' }],
    ['date-form', { EcritureDate: '15/01/2023' }],
    ['date-form', { PieceDate: 'janvier' }],
    ['date-day', { EcritureDate: '20230229' }],
    ['date-day', { PieceDate: '20231301' }],
    ['date-day', { ValidDate: '20230100' }],
    ['entry-date-after-closing', { EcritureDate: '20240101', ValidDate: '20240101' }],
    ['entry-date-before-year', { EcritureDate: '20221231' }],
    ['piece-date-implausible', { PieceDate: '20240116' }],
    ['piece-date-implausible', { PieceDate: '20130114' }],
    ['validation-before-entry', { ValidDate: '20230114' }],
    ['lettering-before-entry', { EcritureLet: 'AA', DateLet: '20230114' }],
    ['account-form', { CompteNum: '4A1000' }],
    ['account-form', { CompteNum: '41' }],
    ['account-class', { CompteNum: '901000' }],
    ['account-class', { CompteNum: '012000' }],
    ['auxiliary-incomplete', { CompAuxNum: 'F01', CompAuxLib: '' }],
    ['auxiliary-incomplete', { CompAuxNum: '', CompAuxLib: 'Dupont' }],
    ['lettering-incomplete', { EcritureLet: 'AA' }],
    ['lettering-incomplete', { DateLet: '20230120' }],
    ['currency-incomplete', { Montantdevise: '10,00' }],
    ['currency-incomplete', { Idevise: 'USD' }],
    ['currency-code', { Montantdevise: '10,00', Idevise: 'US$' }],
    ['amount-form', { Montantdevise: 'dix', Idevise: 'USD' }],
  ])('%s is found in %o', (rule, changes) => {
    expect(entryWith(changes)).toContain(rule)
  })

  test.each<Row>([
    { EcritureDate: '20230101', ValidDate: '20230101' },
    { EcritureDate: '20231231', PieceDate: '20240110', ValidDate: '20240315' },
    { PieceDate: '20130115' },
    { EcritureLet: 'AA', DateLet: '20230115' },
    { DateLet: '00000000' },
    { CompAuxNum: 'F01', CompAuxLib: 'Dupont' },
    { Montantdevise: '10,125', Idevise: 'USD' },
    { Montantdevise: '0,00' },
    { EcritureNum: 'AC-2023-0001' },
    { EcritureLib: 'Vis 3/4" "inox"' },
  ])('nothing is found in %o', changes => {
    expect(entryWith(changes)).toEqual([])
  })

  test('an account of the classes 1 to 8 that begins with three digits is accepted', () => {
    const accounts = ['101', '2183', '370000', '401DUPONT', '512000', '607', '706000', '801000']
    const rows = accounts.flatMap((account, at) =>
      entry({ CompteNum: account, CompteLib: account, EcritureNum: String(at + 1) }),
    )
    expect(checkRows(rows)).toEqual([])
  })

  test('a leap day is a valid day', () => {
    const rows = entry({ EcritureDate: '20240229', PieceDate: '20240229', ValidDate: '20240229' })
    expect(check(print(rows), { fileName: '732829320FEC20241231.txt' }).findings).toEqual([])
  })

  test('a date in a repairable format is read as the day it means', () => {
    const [first] = checkRows(entry({ EcritureDate: '15/01/2024' }))
    expect(first).toMatchObject({ rule: 'date-form', value: '15/01/2024', repair: 'date' })
    expect(entryWith({ EcritureDate: '15/01/2024' })).toContain('entry-date-after-closing')
  })
})

describe('amounts', () => {
  const lineWith = (changes: Row) =>
    checkRows([row(changes)]).filter(({ rule }) => !rule.endsWith('unbalanced'))

  test.each<[RuleId, Row, Finding['repair']]>([
    ['amount-thousands', { Debit: '1 234,56' }, 'thousands'],
    ['amount-thousands', { Debit: '1.234,56' }, 'thousands'],
    ['amount-thousands', { Debit: "1'234'567" }, 'thousands'],
    ['amount-decimal-mark', { Debit: '1234.56' }, 'decimal-mark'],
    ['amount-form', { Debit: '(12,00)' }, undefined],
    ['amount-form', { Debit: '1E3' }, undefined],
    ['amount-form', { Debit: '1.234' }, undefined],
    ['amount-form', { Debit: '12 €' }, undefined],
    ['amount-decimals', { Debit: '12,345' }, undefined],
    ['amount-both', { Debit: '1,00', Credit: '1,00' }, undefined],
    ['amount-missing', { Debit: '', Credit: '' }, undefined],
    ['amount-zero', { Debit: '0,00', Credit: '' }, undefined],
    ['amount-negative', { Debit: '-12,00' }, undefined],
    ['amount-negative', { Debit: '12,00-' }, undefined],
    ['amount-negative', { Debit: '-0', Credit: '1,00' }, undefined],
  ])('%s is found in %o', (rule, changes, repair) => {
    expect(lineWith(changes)).toContainEqual(expect.objectContaining({ rule, repair, line: 2 }))
  })

  test.each<Row>([
    { Debit: '12' },
    { Debit: '12,5' },
    { Debit: '0000012,50' },
    { Debit: '+12,50' },
    { Debit: '12,50', Credit: '' },
  ])('nothing is found in %o', changes => {
    expect(lineWith(changes)).toEqual([])
  })

  test('an amount in a repairable format counts in the balance', () => {
    const rows = [row({ Debit: '1 234,56' }), row({ CompteNum: '401000', CompteLib: 'F', Credit: '1234.56' })]
    expect(rulesIn(checkRows(rows))).toEqual(['amount-decimal-mark', 'amount-thousands'])
  })

  test('the total is exact beyond what a number can hold', () => {
    const amount = 900_000_000_000_001
    const rows = Array.from({ length: 20 }, (_, at) => entry({ EcritureNum: String(at + 1) }, amount)).flat()
    expect(check(print(rows)).debit).toBe(BigInt(amount) * 20n)
  })
})

describe('Montant with Sens', () => {
  const signed = (one: string, other: string) =>
    check(
      print(
        [
          row({ Montant: '10,00', Sens: one }),
          row({ CompteNum: '401000', CompteLib: 'F', Montant: '10,00', Sens: other }),
        ],
        withSign,
      ),
      { dialect: { amounts: 'amount-sign' } },
    )

  test.each([
    ['D', 'C'],
    ['+1', '-1'],
  ])('%s is a debit and %s a credit', (one, other) => {
    expect(signed(one, other)).toMatchObject({ debit: 1000n, credit: 1000n, findings: [] })
  })

  test.each([
    ['d', 'Crédit'],
    ['DR', 'CR.'],
    ['Soll', 'H'],
    ['Debe', 'haber'],
    ['+', '-'],
  ])('%s and %s are recognised, but are not as the law writes them', (one, other) => {
    const report = signed(one, other)
    expect(report).toMatchObject({ debit: 1000n, credit: 1000n, counts: { 'sign-form': 2 } })
    expect(report.doubt).toBeUndefined()
  })

  test('a bare 1 is neither: some programs write it for a credit', () => {
    expect(signed('1', '0').counts).toEqual({ 'sign-unknown': 2 })
  })

  test('in one signed column, credits are negative, which needs no warning in a copy', () => {
    const rows = [row({ Montant: '10,00' }), row({ CompteNum: '401000', CompteLib: 'F', Montant: '-10,00' })]
    const names = withSign.filter(column => column !== 'Sens')
    const report = check(print(rows, names), { dialect: { amounts: 'signed-amount' } })
    expect(report).toMatchObject({ debit: 1000n, credit: 1000n, counts: { 'amount-signed': 1 } })
    expect(report.doubt).toBeUndefined()
  })

  test.each(['X', '', '+ 1', 'DC'])('%j is neither', sign => {
    expect(signed('D', sign).counts).toMatchObject({ 'sign-unknown': 1 })
  })
})

describe('entries', () => {
  test('an entry that is unbalanced by one cent is found, with its first line', () => {
    const [debit, credit] = entry()
    expect(checkRows([debit, { ...credit, Credit: '120,51' }])).toContainEqual({
      rule: 'entry-unbalanced',
      severity: 'error',
      line: 2,
      column: 'EcritureNum',
      value: '1',
      details: { journal: 'AC', debit: 12_050, credit: 12_051, difference: -1 },
      repair: undefined,
    })
  })

  test('its journal and the whole file are then unbalanced too', () => {
    const [debit, credit] = entry()
    const rows = [debit, { ...credit, Credit: '120,51' }, ...entry({ JournalCode: 'VE', EcritureNum: '2' })]
    const findings = checkRows(rows).filter(({ line }) => line === undefined)
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual([
      ['journal-unbalanced', 'AC'],
      ['file-unbalanced', ''],
    ])
  })

  describe('debits and credits may be swapped', () => {
    const sides = (charges: number, income: number) => {
      const [bought, supplier] = entry({}, Math.abs(charges))
      const [client, sold] = entry(
        { JournalCode: 'VE', JournalLib: 'Ventes', EcritureNum: '2' },
        Math.abs(income),
      )
      const onSide = (side: Row, isDebit: boolean): Row => {
        const amount = (side.Debit === '0,00' ? side.Credit : side.Debit) ?? '0,00'
        return { ...side, Debit: isDebit ? amount : '0,00', Credit: isDebit ? '0,00' : amount }
      }
      const rows = [
        onSide(bought, charges > 0),
        onSide(supplier, charges < 0),
        onSide({ ...client, CompteNum: '411000', CompteLib: 'Clients' }, income < 0),
        onSide({ ...sold, CompteNum: '706000', CompteLib: 'Prestations' }, income > 0),
      ]
      return checkRows(rows).filter(({ rule }) => rule === 'sides-reversed')
    }

    test('if charges are a credit and income is a debit', () => {
      expect(sides(-300, 500)).toMatchObject([{ line: undefined, details: { charges: 300, income: 500 } }])
    })

    test.each([
      [300, -500],
      // Credit notes of a supplier, and no income yet.
      [-300, -1],
      [300, 500],
    ])('but not if charges are %i and income %i', (charges, income) => {
      expect(sides(charges, income)).toEqual([])
    })
  })

  test('lines of an entry need not be adjacent', () => {
    const [first, second] = entry()
    const [third, fourth] = entry({ EcritureNum: '2', EcritureLib: 'Facture 2' })
    expect(checkRows([first, third, fourth, second])).toEqual([])
  })

  test('the same number in another journal is another entry', () => {
    const [debit, credit] = entry()
    const findings = checkRows([debit, { ...credit, JournalCode: 'VE', JournalLib: 'Ventes' }])
    expect(findings.filter(({ rule }) => rule === 'entry-unbalanced')).toHaveLength(2)
  })

  test('a second date in an entry is found where it occurs', () => {
    const [debit, credit] = entry()
    expect(checkRows([debit, { ...credit, EcritureDate: '20230116' }])).toMatchObject([
      {
        rule: 'entry-dates',
        line: 3,
        details: { first: '2023-01-15', firstLine: 2, date: '2023-01-16', journal: 'AC' },
      },
    ])
  })

  test('opening entries are treated like others', () => {
    const opening = { JournalCode: 'AN', JournalLib: 'À nouveaux', PieceRef: 'RAN', EcritureDate: '20230101' }
    expect(checkRows([...entry(opening), ...entry({ EcritureNum: '2' })])).toEqual([])
  })

  test('an account or a journal with two labels is reported once', () => {
    const other = { JournalLib: 'Achats divers', CompteLib: 'Autre' }
    const rows = [1, 2, 3].flatMap(at => entry({ EcritureNum: String(at), ...(at > 1 ? other : {}) }))
    const findings = checkRows(rows).filter(({ rule }) => rule.endsWith('labels'))
    expect(
      findings.map(({ rule, line, details }) => [rule, line, details['code'], details['first']]),
    ).toEqual([
      ['journal-labels', 4, 'AC', 'Achats'],
      ['account-labels', 4, '607000', 'Achats de marchandises'],
      ['account-labels', 5, '401000', 'Fournisseurs'],
    ])
  })

  test('a missing label in some lines does not count as a second one', () => {
    const rows = [{ JournalLib: '', CompteLib: '' }, {}, { JournalLib: '', CompteLib: '' }].flatMap(
      (more, at) => entry({ EcritureNum: String(at + 1), ...more }),
    )
    expect(check(print(rows))).toMatchObject({
      counts: { 'field-missing': 8 },
      journals: [{ label: 'Achats' }],
    })
    expect(rulesIn(checkRows(rows))).toEqual(['field-missing'])
  })

  test('a line that occurs twice in an entry is found, even further down', () => {
    const twice = [...entry(), ...entry({ EcritureNum: '2' }), ...entry()]
    const findings = checkRows(twice).filter(({ rule }) => rule === 'line-repeated')
    expect(findings.map(({ line, details }) => [line, details['firstLine']])).toEqual([
      [6, 2],
      [7, 3],
    ])
  })

  test('a line that occurs twice is found among thousands', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => entry({ EcritureNum: String(at + 1) })).flat()
    const findings = checkRows([...rows, ...entry({ EcritureNum: '7' })])
    expect(findings.map(({ rule, line, details }) => [rule, line, details['firstLine']])).toEqual([
      ['line-repeated', 6002, 14],
      ['line-repeated', 6003, 15],
    ])
  })

  test('lines that differ in a single field are not repeated', () => {
    const rows = [
      ...entry(),
      ...entry({ EcritureLib: 'Facture 1 bis' }),
      ...entry({ PieceRef: 'F2' }),
      ...entry({ PieceDate: '20230113' }),
      ...entry({ Montantdevise: '1,00', Idevise: 'USD' }),
      ...entry({ Montantdevise: '1,00', Idevise: 'GBP' }),
      ...entry({}, 12_051),
    ]
    expect(checkRows(rows)).toEqual([])
  })
})

describe('entry numbers', () => {
  const numbered = (numbers: readonly (readonly [string, string, Row?])[]) =>
    checkRows(
      numbers.flatMap(([code, number, more]) =>
        entry({ JournalCode: code, JournalLib: code, EcritureNum: number, ...more }),
      ),
    )

  test.each<[string, [string, string][]]>([
    [
      'over the file',
      [
        ['AC', '1'],
        ['VE', '2'],
        ['AC', '3'],
      ],
    ],
    [
      'in each journal',
      [
        ['AC', '1'],
        ['AC', '2'],
        ['VE', '1'],
        ['VE', '2'],
      ],
    ],
    [
      'in each journal from its own first number',
      [
        ['AC', '101'],
        ['AC', '102'],
        ['VE', '201'],
        ['VE', '202'],
      ],
    ],
    [
      'with leading zeros',
      [
        ['AC', '0001'],
        ['AC', '0002'],
      ],
    ],
    [
      'that are no numbers',
      [
        ['AC', 'A-1'],
        ['AC', 'A-9'],
      ],
    ],
  ])('are continuous %s', (_, numbers) => {
    expect(numbered(numbers)).toEqual([])
  })

  test('with gaps are found, with the first gap and how many are missing', () => {
    const findings = numbered([
      ['AC', '1'],
      ['VE', '2'],
      ['AC', '5'],
      ['AC', '7'],
    ])
    expect(findings).toMatchObject([
      { rule: 'numbering-gap', line: 6, value: '5', details: { missing: 3, after: 2, before: 5 } },
    ])
  })

  test('with gaps in one journal are found there', () => {
    const findings = numbered([
      ['AC', '1'],
      ['AC', '3'],
      ['VE', '1'],
    ])
    expect(findings).toMatchObject([
      { rule: 'numbering-gap', details: { journal: 'AC', missing: 1, after: 1, before: 3 } },
    ])
  })

  test('that go back in time are found, with the first of them', () => {
    const findings = numbered([
      ['AC', '1', { ValidDate: '20230301' }],
      ['AC', '2', { ValidDate: '20230201' }],
      ['AC', '3', { ValidDate: '20230202' }],
    ])
    expect(findings).toMatchObject([
      {
        rule: 'numbering-order',
        line: 4,
        value: '2',
        details: { count: 2, date: '2023-02-01', after: 1, latest: '2023-03-01' },
      },
    ])
  })

  test('follow the validation: an entry of an earlier day may be validated later', () => {
    const late = { EcritureDate: '20230110', PieceDate: '20230110', ValidDate: '20230131' }
    expect(
      numbered([
        ['AC', '1'],
        ['AC', '2', late],
      ]),
    ).toEqual([])
  })
})

describe('columns', () => {
  const header = (columns: readonly FecColumn[]) => check(print(entry(), columns)).findings

  test('each missing one is found', () => {
    const findings = header(columns18.filter(column => column !== 'PieceRef' && column !== 'Idevise'))
    expect(findings.map(({ rule, column }) => [rule, column])).toEqual([
      ['column-missing', 'PieceRef'],
      ['column-missing', 'Idevise'],
    ])
  })

  test('the first one out of order is found, and all are read by their names', () => {
    const swapped = columns18.toSpliced(0, 2, 'JournalLib', 'JournalCode')
    expect(header(swapped)).toMatchObject([
      { rule: 'column-order', column: 'JournalLib', details: { position: 1, expected: 'JournalCode' } },
    ])
  })

  test('one that is not in the legal text is found, and may follow the others', () => {
    const text = print(entry()).replaceAll('\r\n', '\tx\r\n')
    expect(check(text).findings).toMatchObject([
      { rule: 'column-unknown', column: undefined, value: 'x', details: { position: 19 } },
    ])
  })

  test('one that occurs twice is found', () => {
    expect(header([...columns18, 'PieceRef'])).toMatchObject([
      { rule: 'column-repeated', column: 'PieceRef', details: { position: 19 } },
    ])
  })

  test.each([
    'journalcode|JOURNAL LIB|écriture_num|Ecriture Date',
    'Journal Code|journal_lib|EcritureNum|ÉcritureDate',
  ])('are recognised by name however they are written: %s', names => {
    const text = print(entry()).replace(columns18.slice(0, 4).join('\t'), names.replaceAll('|', '\t'))
    expect(check(text).findings).toEqual([])
  })

  test('cash books have 21 or 22, need no journals, and have no two sides', () => {
    const cash = { JournalCode: '', JournalLib: '', DateRglt: '20230115', ModeRglt: 'CB', NatOp: '' }
    const rows = [row({ ...cash, Debit: '10,00' })]
    const agricultural: FecColumn[] = [...columns18, 'DateRglt', 'ModeRglt', 'NatOp']
    expect(check(print(rows, agricultural)).findings).toEqual([])
    expect(check(print(rows, [...agricultural, 'IdClient'])).findings).toEqual([])
    const unsettled = rows.map(line => ({ ...line, DateRglt: '', ModeRglt: '' }))
    expect(check(print(unsettled, agricultural)).counts).toEqual({ 'field-missing': 2 })
  })
})

describe('lines', () => {
  const withLine = (line: string) => check(`${print(entry())}${line}\r\n`)

  test('one with an extra field in the middle is found, and not read as something else', () => {
    const moved =
      print([row({ Debit: '5,00' })])
        .split('\r\n')[1]
        ?.replace('AC\t', 'AC\t\t') ?? ''
    const report = withLine(moved)
    expect(report.findings).toMatchObject([
      { rule: 'field-count', line: 4, details: { found: 19, expected: 18 } },
    ])
    expect(report.debit).toBe(12_050n)
  })

  test('one whose last blank fields are missing is found and read', () => {
    const text = print(entry()).replaceAll(/\t\t\r\n/g, '\r\n')
    const report = check(text)
    expect(report.counts).toEqual({ 'field-count': 2 })
    expect(report.debit).toBe(12_050n)
  })

  test('blank ones are counted, except at the end', () => {
    expect(check(print(entry()).replace('\r\n', '\r\n\r\n\r\n')).findings).toMatchObject([
      { rule: 'empty-lines', line: 2, details: { count: 2 } },
    ])
    expect(check(`${print(entry())}\r\n\r\n`).findings).toEqual([])
  })

  test('the DOS end-of-file character is no line and no part of one', () => {
    const text = print(entry())
    expect(check(`${text}\u001A`).findings).toEqual([])
    expect(check(`${text.trimEnd()}\t\t\u001A`)).toEqual(check(text))
  })

  test('a file without any below the header is reported', () => {
    expect(check(print([])).findings).toMatchObject([{ rule: 'no-lines' }])
  })

  test('line numbers are those of the file, below titles and after fields with line breaks', () => {
    const text = `Titre\n${print([row({ EcritureLib: '"a\nb"', Debit: '"1,00"', Credit: '' }), row({ JournalCode: '' })]).replaceAll('\t', ';')}`
    const findings = check(text, { dialect: { separator: ';', skippedLines: 1 } }).findings
    expect(findings.find(({ rule }) => rule === 'field-missing')).toMatchObject({ line: 5 })
  })
})

describe('the name of the file', () => {
  test.each<[string, RuleId[], Finding['repair'] | undefined]>([
    ['732829320FEC20231231.txt', [], undefined],
    ['732829320FEC20231231.csv', [], undefined],
    ['732829321FEC20231231.txt', ['file-name-siren'], undefined],
    ['732829320 fec 20231231.txt', ['file-name'], 'file-name'],
    ['732829320FEC20231231 (1).txt', ['file-name'], 'file-name'],
    ['73282932000074FEC20231231.txt', ['file-name'], 'file-name'],
    ['732829320FEC20231331.txt', ['file-name', 'year-unknown'], undefined],
    ['export.txt', ['file-name', 'year-unknown'], undefined],
  ])('%s breaks %j', (fileName, broken, repair) => {
    const { findings } = check(print(entry()), { fileName })
    expect(rulesIn(findings)).toEqual(broken)
    expect(findings.find(({ rule }) => rule === 'file-name')?.repair).toBe(repair)
  })

  test('without a closing date no entry is outside the year', () => {
    expect(
      rulesIn(check(print(entry({ EcritureDate: '20210115' })), { fileName: 'x.txt' }).findings),
    ).not.toContain('entry-date-before-year')
  })
})

test('a limited number of findings is kept per rule, and all are counted', () => {
  const rows = Array.from({ length: keptFindings + 5 }, (_, at) =>
    entry({ EcritureNum: String(at + 1), ValidDate: '' }),
  )
  const report = check(print(rows.flat()))
  expect(report.findings).toHaveLength(keptFindings)
  expect(report.counts).toEqual({ 'field-missing': 2 * (keptFindings + 5) })
})

test('a value is kept up to 200 characters', () => {
  const [finding] = checkRows(entry({ PieceDate: 'x'.repeat(500) }))
  expect(finding?.value).toBe('x'.repeat(200))
})

test('the name that the tests use is valid', () => {
  expect(check(print(entry()), { fileName: goodName }).findings).toEqual([])
})
