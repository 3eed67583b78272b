import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, test } from 'vitest'
import { WorkbookRefused } from '../../../../workbooks/refusal.ts'
import { guessColumns, isArticleHeader, readArticles, type ArticleFault } from './articles.ts'
import { checkDigitIsWrong } from './barcode.ts'
import { readNumber } from './read-number.ts'
import { mostRows, readTable, TableRefused } from './read-table.ts'

const places = [
  { site: 'Rennes', name: 'Réserve' },
  { site: 'Rennes', name: 'Boutique' },
]
const header = [
  'Code article',
  'Désignation',
  'Zone',
  'Emplacement',
  'Unité',
  'Qté',
  'Coût unitaire',
  'EAN',
  'Lot',
]
const csv = (...rows: string[]) => new Blob([[header.join(';'), ...rows].join('\r\n')])

async function read(file: Blob) {
  const table = await readTable(file, isArticleHeader)
  return readArticles(table, guessColumns(table.header), places)
}
const faultsOf = async (...rows: string[]) => (await read(csv(...rows))).faults

describe('a file', () => {
  it('gives articles and recognises its columns by their names', async () => {
    const { articles, faults } = await read(
      csv(
        'A1;Thé vert;réserve;A-01;pce;1 234;4,60;4006381333931;L1',
        ';;;;;;;;',
        'A2;Thé;Boutique;;kg;12,5;;;',
      ),
    )
    expect(faults).toEqual([])
    expect(articles).toEqual([
      {
        site: 'Rennes',
        zone: 'réserve',
        shelf: 'A-01',
        code: 'A1',
        barcode: '4006381333931',
        name: 'Thé vert',
        unit: 'piece',
        packSize: 1,
        batch: 'L1',
        unitCost: 4.6,
        theoreticalQuantity: 1234,
      },
      expect.objectContaining({ code: 'A2', unit: 'kg', theoreticalQuantity: 12.5, unitCost: null }),
    ])
  })

  it.each([
    ['1,250', '4.50', 1250],
    ['1.250', '4,50', 1250],
    ['1,250', '4,50', 1.25],
    ['1.250', '4.50', 1.25],
    ['1,250,000', '', 1_250_000],
    ['0,250', '', 0.25],
    // As the message for ambiguous numbers advises.
    ['1,2500', '', 1.25],
  ])('reads %s beside %s in the notation of the file', async (quantity, cost, expected) => {
    const { articles, faults } = await read(csv(`A1;Thé;Boutique;;kg;${quantity};${cost};;`))
    expect(faults).toEqual([])
    expect(articles[0]?.theoreticalQuantity).toBe(expected)
  })

  it('is refused where nothing says if a mark separates thousands or decimals', async () => {
    const fault = { kind: 'grouped', column: 'theoreticalQuantity' }
    expect(await faultsOf('A1;Thé;Boutique;;kg;1,250;;;', 'A2;Thé;Boutique;;pce;2.000;3;;')).toMatchObject([
      { ...fault, row: 2, value: '1,250' },
      { ...fault, row: 3, value: '2.000' },
    ])
    // Two notations in one file prove nothing.
    expect(await faultsOf('A1;Thé;Boutique;;kg;1,250;4,50;;', 'A2;Thé;Boutique;;kg;1;4.50;;')).toMatchObject([
      { ...fault, row: 2 },
    ])
  })

  it('of a workbook keeps its numbers as they are', async () => {
    const rows = [header, ['A1', 'Thé', 'Boutique', '', 'kg', 1.234, 2.125, '', '']]
    const book = new Blob([new Uint8Array(await writeXlsx({ sheets: [{ name: 'Stock', rows }] }))])
    expect((await read(book)).articles).toMatchObject([{ theoreticalQuantity: 1.234, unitCost: 2.125 }])
  })

  it('gives no unit cost for an empty cell or without such a column, and zero for a zero', async () => {
    const { articles } = await read(csv('A1;Thé;Réserve;;;1;;;', 'A2;Thé;Réserve;;;1;0;;'))
    expect(articles.map(({ unitCost }) => unitCost)).toEqual([null, 0])
    const short = await read(new Blob(['Code;Désignation;Zone;Qté\nA1;Thé;Réserve;1']))
    expect(short.articles).toMatchObject([{ unitCost: null }])
  })

  it('gives the class of an article if it has a column for it', async () => {
    const file = new Blob(['Code;Désignation;Zone;Qté;Famille\nA1;Thé;Boutique;3;Thés\nA2;Bol;Boutique;1;'])
    const { articles } = await read(file)
    expect(articles.map(({ articleClass }) => articleClass)).toEqual(['Thés', undefined])
  })

  it('can be encoded as Windows does it, or be a workbook', async () => {
    const windows = Uint8Array.from(
      `Code;D\u00e9signation;Zone;Qt\u00e9\nA1;Th\u00e9;R\u00e9serve;3`,
      character => character.charCodeAt(0),
    )
    expect((await read(new Blob([windows]))).articles).toMatchObject([
      { name: 'Thé', theoreticalQuantity: 3 },
    ])
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Lisez-moi', rows: [[], ['Export du 27 novembre']] },
        {
          name: 'Stock',
          rows: [
            ['Code', 'Désignation', 'Zone', 'Qté'],
            ['A1', 'Thé', 'Réserve', 3],
            [],
            ['A2', 'Thé', 'Réserve', 'x'],
          ],
        },
      ],
    })
    const { articles, faults } = await read(new Blob([workbook as Uint8Array<ArrayBuffer>]))
    expect(articles).toMatchObject([{ code: 'A1', theoreticalQuantity: 3 }])
    // The empty row counts, so the faulty one is row 4.
    expect(faults).toMatchObject([{ row: 4, kind: 'number', value: 'x' }])
  })

  it('gives the numbers that a workbook shows, without the noise of binary ones', async () => {
    const workbook = await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [
            ['Code', 'Désignation', 'Zone', 'Unité', 'Qté', 'Coût'],
            ['A1', 'Thé', 'Réserve', 'kg', 1.1 * 3, 0.1 + 0.2],
            [1_234_567_890_123_456, 'Thé', 'Réserve', 'kg', 4.35 * 100, 1 / 3],
          ],
        },
      ],
    })
    const { articles, faults } = await read(new Blob([workbook as Uint8Array<ArrayBuffer>]))
    expect(articles).toMatchObject([{ theoreticalQuantity: 3.3, unitCost: 0.3 }])
    expect(faults).toEqual([{ row: 3, kind: 'digits', column: 'unitCost' }])
  })

  it('is refused if it is not a table, or has no rows or too many', async () => {
    const refused = async (file: Blob) => {
      try {
        await readTable(file, isArticleHeader)
        return 'taken'
      } catch (error) {
        return error instanceof TableRefused || error instanceof WorkbookRefused ? error.fault : error
      }
    }
    expect(await refused(csv())).toBe('noRows')
    expect(await refused(new Blob(['']))).toBe('noRows')
    expect(await refused(new Blob(['PK\u0003\u0004 no workbook']))).toBe('workbook-broken')
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await refused(new Blob([old]))).toBe('workbook-protected')
    const rows = Array.from({ length: mostRows }, (_, n) => `A${n};Thé;Réserve;;;1;;;`)
    expect(await refused(csv(...rows))).toBe('taken')
    expect(await refused(csv(...rows, 'B;Thé;Réserve;;;1;;;'))).toBe('tooMany')
  })
})

describe('faults of a row', () => {
  const cases: [string, string, Partial<ArticleFault>[]][] = [
    ['nothing', 'A1;Thé;Réserve;;;1;;;', []],
    ['no code', ';Thé;Réserve;;;1;;;', [{ kind: 'missing', column: 'code' }]],
    ['no quantity', 'A1;Thé;Réserve;;;;;;', [{ kind: 'missing', column: 'theoreticalQuantity' }]],
    ['an unknown place', 'A1;Thé;Cave;;;1;;;', [{ kind: 'place' }]],
    ['an unknown unit', 'A1;Thé;Réserve;;douzaine;1;;;', [{ kind: 'unit', value: 'douzaine' }]],
    ['no number', 'A1;Thé;Réserve;;;beaucoup;;;', [{ kind: 'number', value: 'beaucoup' }]],
    ['a negative one', 'A1;Thé;Réserve;;;-1;;;', [{ kind: 'negative', column: 'theoreticalQuantity' }]],
    ['one too large', 'A1;Thé;Réserve;;kg;1000000000000000;;;', [{ kind: 'large' }]],
    ['three decimals', 'A1;Thé;Réserve;;kg;1,125;4,1255;;', []],
    [
      'four of a quantity',
      'A1;Thé;Réserve;;kg;1,1255;;;',
      [{ kind: 'digits', column: 'theoreticalQuantity' }],
    ],
    ['four of a piece', 'A1;Thé;Réserve;;;1,1255;;;', [{ kind: 'digits', column: 'theoreticalQuantity' }]],
    ['five of a cost', 'A1;Thé;Réserve;;;1;4,12555;;', [{ kind: 'digits', column: 'unitCost' }]],
    [
      'seventeen of a cost',
      'A1;Thé;Réserve;;;1;0.30000000000000004;;',
      [{ kind: 'digits', column: 'unitCost' }],
    ],
    ['half a piece', 'A1;Thé;Réserve;;;1,5;;;', [{ kind: 'fraction' }]],
    [
      'a wrong check digit',
      'A1;Thé;Réserve;;;1;;4006381333932;',
      [{ kind: 'barcode', value: '4006381333932' }],
    ],
    ['a long code', `${'A'.repeat(61)};Thé;Réserve;;;1;;;`, [{ kind: 'too-long', column: 'code' }]],
    ['a hidden character', 'A\u202e1;Thé;Réserve;;;1;;;', [{ kind: 'hidden', column: 'code' }]],
    ['several things', ';Thé;Cave;;;-1;;;', [{ kind: 'missing' }, { kind: 'negative' }, { kind: 'place' }]],
  ]
  test.each(cases)('%s', async (_, row, wanted) => {
    expect(await faultsOf(row)).toEqual(wanted.map(fault => expect.objectContaining({ row: 2, ...fault })))
  })

  it('include a duplicate of the same place, shelf and batch', async () => {
    const faults = await faultsOf(
      'A1;Thé;Réserve;;;1;;;',
      'A1;Thé;réserve;;;2;;;',
      'A1;Thé;Boutique;;;1;;;',
      'A1;Thé;Réserve;A;;1;;;',
      'A1;Thé;Réserve;;;1;;;L2',
    )
    expect(faults).toEqual([{ row: 3, kind: 'duplicate', value: '2' }])
  })
})

test.each([
  ['1 234,5', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['12.5', 12.5],
  ['12,5 €', 12.5],
  ['-3', -3],
  ['.5', 0.5],
  ['1e3', undefined],
  ['1,2,3', undefined],
  ['12-3', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('%s is the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each([
  ['4006381333931', false],
  ['4006381333932', true],
  ['96385074', false],
  ['96385075', true],
  ['036000291452', false],
  ['ABC-12345678', false],
  ['12345', false],
  ['', false],
])('the check digit of %s is wrong: %s', (barcode, isWrong) => {
  expect(checkDigitIsWrong(barcode)).toBe(isWrong)
})
