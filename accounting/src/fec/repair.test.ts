import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, pieces, plainDialect, repair } from './check.test-support.ts'
import {
  columns18,
  encode,
  entry,
  ledgers,
  print,
  printings,
  printLedger,
  row,
  type Row,
} from './ledger.test-support.ts'
import { FecRepair, repairedDialect } from './repair.ts'
import { repairs, type Repair } from './report.ts'

const all = repairs
const lineOf = (changes: Row) => print([row(changes)])

describe('chosen repairs are applied and logged', () => {
  test.each<[Repair, Row, Row]>([
    ['trim', { EcritureLib: '  Facture 1 \u00A0' }, { EcritureLib: 'Facture 1' }],
    ['trim', { Debit: ' 12,00' }, { Debit: '12,00' }],
    ['decimal-mark', { Debit: '12.50' }, { Debit: '12,50' }],
    ['decimal-mark', { Montantdevise: '-12.5' }, { Montantdevise: '-12,5' }],
    ['thousands', { Debit: '1 234,56' }, { Debit: '1234,56' }],
    ['thousands', { Credit: '1.234.567' }, { Credit: '1234567' }],
    ['thousands', { Credit: '1,234.56' }, { Credit: '1234,56' }],
    ['date', { EcritureDate: '31/12/2023' }, { EcritureDate: '20231231' }],
    ['date', { PieceDate: '2023-12-31' }, { PieceDate: '20231231' }],
    ['date', { DateLet: '1.2.2023' }, { DateLet: '20230201' }],
    ['pad-account', { CompteNum: '12' }, { CompteNum: '120' }],
    ['pad-account', { CompteNum: '7' }, { CompteNum: '700' }],
  ])('%s: %o becomes %o', (chosen, damaged, mended) => {
    const { text, changes } = repair(lineOf(damaged), [chosen])
    expect(text).toBe(lineOf(mended))
    const [column] = Object.keys(damaged)
    const [before, after] = [Object.values(damaged)[0], Object.values(mended)[0]]
    expect(changes).toEqual([{ line: 2, column, before, after, repair: chosen }])
  })

  test('several at once are logged one by one', () => {
    const { text, changes } = repair(lineOf({ Debit: ' 1 234.56' }), all)
    expect(text).toBe(lineOf({ Debit: '1234,56' }))
    expect(changes.map(({ repair: chosen, before, after }) => [chosen, before, after])).toEqual([
      ['trim', ' 1 234.56', '1 234.56'],
      ['thousands', '1 234.56', '1234,56'],
    ])
  })

  test('a value is repaired between spaces that stay', () => {
    expect(repair(lineOf({ EcritureDate: ' 31/12/2023 ' }), ['date']).text).toBe(
      lineOf({ EcritureDate: ' 20231231 ' }),
    )
  })

  test('a byte order mark is removed if that is chosen', () => {
    expect(repair(`\uFEFF${print(entry())}`, ['byte-order-mark'])).toEqual({
      text: print(entry()),
      changes: [{ line: 1, column: undefined, before: '\uFEFF', after: '', repair: 'byte-order-mark' }],
    })
    expect(repair(`\uFEFF${print(entry())}`, ['trim']).text).toBe(`\uFEFF${print(entry())}`)
  })
})

describe('everything else stays unchanged', () => {
  test.each<Row>([
    { Debit: '(12,00)' },
    { Debit: '1E3' },
    { Debit: '1.234' },
    { Debit: '12,345' },
    { EcritureDate: '20230229' },
    { EcritureDate: '31/02/2023' },
    { EcritureLib: '1 234.56 du 31/12/2023' },
    { CompteNum: '4A' },
    { CompteLib: '12' },
    { EcritureLib: 'deux  espaces, "guillemets"' },
  ])('%o', changes => {
    expect(repair(lineOf(changes), all)).toEqual({ text: lineOf(changes), changes: [] })
  })

  test('titles, blank lines, line ends and lines whose fields cannot be told apart', () => {
    const text = `  Titre ;\r\n${print(entry())}\n\n a\tb \r${print(entry()).split('\r\n')[1] ?? ''}\u001A`
    expect(repair(text, all, { skippedLines: 1 })).toEqual({ text, changes: [] })
  })

  test('if nothing is chosen, a copy in UTF-8 with tabs has the same fields', () => {
    const text = print(entry({ EcritureLib: 'Réglé; "payé"' }))
    const source = text.replaceAll('\t', ';').replaceAll('Réglé; "payé"', '"Réglé; ""payé"""')
    const bytes = encode(source, 'cp850')
    expect(repair(bytes, [], { encoding: 'cp850', separator: ';' })).toEqual({ text, changes: [] })
  })
})

test('a tab or a line break inside a field becomes a space, and is logged', () => {
  const source = print(entry()).replaceAll('\t', ';').replaceAll('Facture 1', '"Fac\tture\n1"')
  const { text, changes } = repair(source, [], { separator: ';' })
  expect(text).toBe(print(entry({ EcritureLib: 'Fac ture 1' })))
  expect(changes[0]).toEqual({
    line: 2,
    column: 'EcritureLib',
    before: 'Fac\tture\n1',
    after: 'Fac ture 1',
    repair: 'separator',
  })
})

test('a file with decimal points gets commas, even if currencies have three decimals', () => {
  const rows = entry({ Montantdevise: '1.125', Idevise: 'KWD' }).map(line => ({
    ...line,
    Debit: (line.Debit ?? '').replace(',', '.'),
    Credit: (line.Credit ?? '').replace(',', '.'),
  }))
  const { text } = repair(print(rows), ['decimal-mark'], { decimalMark: '.' })
  expect(text).toBe(print(entry({ Montantdevise: '1,125', Idevise: 'KWD' })))
})

/** Ways in which programs damage a line, each with its repair. */
const damages = {
  trim: (line: Row) => ({
    ...line,
    CompteLib: ` ${line.CompteLib ?? ''}\u00A0`,
    PieceRef: `${line.PieceRef ?? ''} `,
  }),
  'decimal-mark': (line: Row) => ({
    ...line,
    Debit: line.Debit?.replace(',', '.') ?? '',
    Credit: line.Credit?.replace(',', '.') ?? '',
  }),
  thousands: (line: Row) => ({
    ...line,
    Debit: line.Debit?.replaceAll(/\B(?=(\d{3})+,)/g, ' ') ?? '',
    Credit: line.Credit?.replaceAll(/\B(?=(\d{3})+,)/g, "'") ?? '',
  }),
  date: (line: Row) => ({
    ...line,
    EcritureDate: line.EcritureDate?.replace(/^(....)(..)(..)$/, '$3/$2/$1') ?? '',
    ValidDate: line.ValidDate?.replace(/^(....)(..)(..)$/, '$1-$2-$3') ?? '',
  }),
  'pad-account': (line: Row) => ({ ...line, CompteNum: line.CompteNum?.replace(/^120$/, '12') ?? '' }),
} as const satisfies Partial<Record<Repair, (line: Row) => Row>>

type Damage = keyof typeof damages
const damageNames = Object.keys(damages) as Damage[]

test('a damaged ledger is repaired to the original, however its bytes are cut, and then has no findings', () => {
  fc.assert(
    fc.property(
      ledgers,
      fc.uniqueArray(fc.constantFrom(...damageNames)),
      fc.boolean(),
      fc.array(fc.nat(), { maxLength: 20 }),
      (ledger, chosen, hasMark, cuts) => {
        const original = ledger.rows.map(
          ({ debit, credit, ...line }): Row => ({
            ...line,
            Debit: `${String(Math.trunc(debit / 100))},${String(debit % 100).padStart(2, '0')}`,
            Credit: `${String(Math.trunc(credit / 100))},${String(credit % 100).padStart(2, '0')}`,
          }),
        )
        const ways = chosen.filter(name => name !== 'decimal-mark' || !chosen.includes('thousands'))
        const file = original.map(line => ways.reduce((damaged, name) => damages[name](damaged), line))
        const { text } = repair(`${hasMark ? '\uFEFF' : ''}${print(file)}`, all, {}, cuts)
        expect(text).toBe(print(original))
        expect(check(text).findings).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

test('the copy of a ledger in any dialect has none of the repaired findings, and the same totals', () => {
  fc.assert(
    fc.property(ledgers, printings, (ledger, printing) => {
      const dialect = { ...printing.dialect, skippedLines: 0 }
      const bytes = printLedger(ledger, { ...printing, dialect })
      const fec = new FecRepair(dialect, { repairs: all })
      const copy = [fec.push(bytes), fec.end()]
      const before = check(bytes, { dialect })
      const after = check(copy, { dialect: repairedDialect(dialect, all) })
      expect(after.findings.filter(({ rule }) => rule !== 'empty-lines')).toEqual([])
      expect([after.debit, after.credit, after.lines]).toEqual([before.debit, before.credit, before.lines])
    }),
    { numRuns: 200 },
  )
})

test('the copy is read as UTF-8 with tabs, and with commas if they were chosen', () => {
  const dialect = { ...plainDialect, encoding: 'cp850', separator: ';', decimalMark: '.' } as const
  expect(repairedDialect(dialect, ['trim'])).toEqual({ ...plainDialect, decimalMark: '.' })
  expect(repairedDialect(dialect, ['decimal-mark'])).toEqual(plainDialect)
})

test('a file without lines below its titles is refused', () => {
  const fec = new FecRepair({ ...plainDialect, skippedLines: 3 }, { repairs: all })
  for (const piece of pieces(encode(columns18.join('\t'), 'utf-8'), [])) fec.push(piece)
  expect(() => fec.end()).toThrow('no-header')
})
