import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, test } from 'vitest'
import type { CountLine } from '../counts/count-store.ts'
import { readTable } from '../importing/read-table.ts'
import { largest } from './expression.ts'
import { lineOf } from './paste.fixtures.ts'
import { isTooLong, linesFrom, readPaste, textOfTable } from './paste.ts'
import { guessLayout, mostPastedRows, readCells } from './pasted-table.ts'
import { linesByCode, type Counted } from './sheet.ts'

const lines = [1, 2, 3, 4].map(id => lineOf(id))
const known: Counted = { quantity: 250, expression: '250', note: 'Un carton ouvert' }

function read(text: string, { sheet = lines, from }: { sheet?: readonly CountLine[]; from?: number } = {}) {
  const table = readCells(text)
  const index = linesByCode(sheet)
  return readPaste(table, guessLayout(table, index), {
    index,
    following: linesFrom(sheet, from),
    counted: new Map([[2, known]]),
  })
}
const quantities = (text: string, options?: Parameters<typeof read>[1]) =>
  read(text, options).counts.map(({ line, quantity }) => [line.id, quantity])
const faults = (text: string, options?: Parameters<typeof read>[1]) =>
  read(text, options).left.map(({ row, fault }) => [row, fault])

describe('one column', () => {
  it('is for the lines from the current one on, in the order shown', () => {
    expect(quantities('12\n13')).toEqual([
      [1, 12],
      [2, 13],
    ])
    expect(quantities('12\n13', { from: 3 })).toEqual([
      [3, 12],
      [4, 13],
    ])
    expect(quantities('12', { from: 99 })).toEqual([[1, 12]])
    expect(quantities('Quantité\n12\n13', { from: 3 })).toEqual([
      [3, 12],
      [4, 13],
    ])
  })

  it('names the count that it replaces, and the quantity as it was written', () => {
    const [first, second] = read('12 * 24 + 7\n13').counts
    expect(first).toMatchObject({ row: 1, quantity: 295, expression: '12*24+7', before: undefined })
    expect(second).toMatchObject({ row: 2, quantity: 13, before: known })
  })

  it('leaves the lines of empty cells as they are', () => {
    const reading = read('12\n\n\n15\n')
    expect(reading.counts.map(({ line }) => line.id)).toEqual([1, 4])
    expect(reading).toMatchObject({ left: [], untouched: 2 })
  })

  it('has rows for which there are no lines', () => {
    expect(faults('1\n2\n3', { from: 3 })).toEqual([[3, 'beyond']])
    expect(read('1\n2\n\n4', { from: 3 })).toMatchObject({
      untouched: 0,
      left: [{ row: 4, fault: 'beyond' }],
    })
  })

  it('keeps its place after a row that is not a number', () => {
    expect(quantities('douze\n13\n14')).toEqual([
      [2, 13],
      [3, 14],
    ])
    expect(read('douze\n13').left).toMatchObject([
      { row: 1, cells: ['douze'], fault: 'malformed', line: { id: 1 } },
    ])
  })
})

test.each([
  ['12', { quantity: 12 }],
  ['3,0', { quantity: 3 }],
  ['0,000', { quantity: 0 }],
  ['1 000', { quantity: 1000, expression: '1000' }],
  ['1\u202f234', { quantity: 1234, expression: '1234' }],
  ['2p+1', { quantity: 49 }],
  ['0', { quantity: 0 }],
])('%s is read as the field for one quantity reads it', (text, count) => {
  expect(read(`${text}\n1`).counts[0]).toMatchObject(count)
})

test.each([
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['- 5', 'negative'],
  ['3-5', 'negative'],
  ['-5+7', 'malformed'],
  ['--5', 'malformed'],
  ['1,5', 'fraction'],
  ['1,000', 'grouped'],
  ['2.000', 'grouped'],
  ['1,234,567', 'grouped'],
  [String(largest + 1), 'large'],
  ['douze', 'malformed'],
  ['=1+1', 'malformed'],
  ['1+'.repeat(60) + '1', 'malformed'],
])('%s is left as %s', (text, fault) => {
  expect(faults(`1\n${text}\n1`)).toEqual([[2, fault]])
})

it('articles by weight have fractions, and those without packs no packs', () => {
  const sheet = [lineOf(1, { unit: 'kg', packSize: 1 }), lineOf(2)]
  expect(quantities('1,5\n1', { sheet })).toEqual([
    [1, 1.5],
    [2, 1],
  ])
  expect(quantities('1,250', { sheet })).toEqual([[1, 1.25]])
  expect(faults('2p\n2p', { sheet })).toEqual([[1, 'noPacks']])
})

describe('several columns', () => {
  it('are matched by code or barcode, in any order of rows', () => {
    expect(quantities('ART-3\t12\nart-1\t13')).toEqual([
      [3, 12],
      [1, 13],
    ])
    expect(quantities('Désignation\tQté\tEAN\nThé\t5\t2000000000004\nCafé\t6\t2000000000002')).toEqual([
      [4, 5],
      [2, 6],
    ])
  })

  it('are matched by trade item number, though a spreadsheet dropped its first zero', () => {
    const sheet = [lineOf(1, { barcode: '012345678905' }), lineOf(2, { barcode: '98765432109' })]
    expect(quantities('12345678905\t12\n0098765432109\t13', { sheet })).toEqual([
      [1, 12],
      [2, 13],
    ])
  })

  it('have a reason for each row that is not entered', () => {
    expect(faults('ART-1\t12\nART-9\t13\n\t14\nART-2\tx\nART-3\t-1\nART-4\t1,5')).toEqual([
      [2, 'unknown'],
      [3, 'noCode'],
      [4, 'malformed'],
      [5, 'negative'],
      [6, 'fraction'],
    ])
  })

  it('leave articles without a quantity as they are, and skip empty rows', () => {
    const reading = read('ART-1\t12\n\t\nART-9\t\nART-2\t\n')
    expect(reading.counts).toHaveLength(1)
    expect(reading).toMatchObject({ untouched: 2, left: [] })
  })

  it('leave all rows of an article that has several', () => {
    const reading = read('ART-1\t12\nART-2\t13\n2000000000001\t14\nART-1\tx\nART-2\t')
    expect(reading.counts.map(({ line }) => line.id)).toEqual([2])
    expect(reading.left.map(({ row, fault }) => [row, fault])).toEqual([
      [1, 'twice'],
      [3, 'twice'],
      [4, 'malformed'],
    ])
  })

  describe('of a code on several lines', () => {
    const sheet = [
      lineOf(1, { code: 'A', barcode: '', batch: 'L1', zone: 'Quai', shelf: '1' }),
      lineOf(2, { code: 'A', barcode: '', batch: 'L2', zone: 'Quai', shelf: '2' }),
      lineOf(3, { code: 'A', barcode: '', batch: 'L2', zone: 'Cour', shelf: '3' }),
      lineOf(4, { code: 'B', barcode: '', batch: '' }),
    ]
    it('need what tells them apart', () => {
      expect(faults('A\t5\nB\t6', { sheet })).toEqual([[1, 'several']])
      expect(quantities('Code\tLot\tQté\nA\tl1\t5\nB\t\t6', { sheet })).toEqual([
        [1, 5],
        [4, 6],
      ])
      expect(faults('Code\tLot\tQté\nA\tL2\t5\nB\t\t6', { sheet })).toEqual([[2, 'several']])
      expect(quantities('Code\tLot\tLieu\tQté\nA\tL2\tCour\t5\nA\tL2\tLyon, Quai\t6', { sheet })).toEqual([
        [3, 5],
        [2, 6],
      ])
      expect(quantities('Code\tEmplacement\tQté\nA\t2\t5', { sheet })).toEqual([[2, 5]])
    })

    it('are left if the batch or place is another one', () => {
      expect(faults('Code\tLot\tQté\nA\tL9\t5\nB\tL1\t6', { sheet })).toEqual([
        [2, 'batch'],
        [3, 'batch'],
      ])
      expect(faults('Code\tLieu\tQté\nA\tCave\t5', { sheet })).toEqual([[2, 'zone']])
      expect(faults('Code\tEmplacement\tQté\nA\t9\t5', { sheet })).toEqual([[2, 'shelf']])
      expect(faults('Code\tLot\tLieu\tQté\nA\tL1\tCour\t5', { sheet })).toEqual([[2, 'zone']])
    })
  })

  it('without a column of codes are quantities in order', () => {
    const table = readCells('Thé\t5\nCafé\t6')
    const index = linesByCode(lines)
    const target = { index, following: lines, counted: new Map<number, Counted>() }
    const layout = { hasHeader: false, columns: { quantity: 1 } }
    expect(readPaste(table, layout, target).counts.map(({ line }) => line.id)).toEqual([1, 2])
  })
})

it('at most 5,000 rows are read at once, without the header', () => {
  const table = Array.from({ length: mostPastedRows + 1 }, () => ['1'])
  expect(isTooLong(table, { hasHeader: false, columns: {} })).toBe(true)
  expect(isTooLong(table, { hasHeader: true, columns: {} })).toBe(false)
})

it('the rows of a file are text to correct, with its empty rows', () => {
  const rows = [
    { number: 2, cells: ['A', '"1'] },
    { number: 5, cells: ['B\tC', '2\n3'] },
  ]
  expect(readCells(textOfTable({ header: ['Code', 'Qté'], headerRow: 1, rows }))).toEqual([
    ['Code', 'Qté'],
    ['A', '"1'],
    [''],
    [''],
    ['B C', '2 3'],
  ])
})

it('empty rows above the header of a file move no quantity to another article', async () => {
  const workbook = new Blob([
    new Uint8Array(
      await writeXlsx({ sheets: [{ name: 'Comptage', rows: [[], [], ['Quantité'], [1], [2]] }] }),
    ),
  ])
  for (const file of [new Blob(['\n\nQuantité\n1\n2']), workbook]) {
    const text = textOfTable(await readTable(file, () => true))
    expect(quantities(text)).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(read(text).untouched).toBe(0)
  }
})

describe('any table', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -3, max: 30 }).map(String),
    fc.constantFrom('', 'ART-1', 'ART-2', 'ART-3', 'ART-9', '2000000000004', '1,5', '12*24+7', 'Qté', '3p'),
  )
  const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
  const from = fc.constantFrom(undefined, 1, 3)

  it('has each row entered, left with a reason, or without a quantity, and no line entered twice', () => {
    fc.assert(
      fc.property(tables, from, (rows, current) => {
        const table = readCells(
          rows.map(cells => cells.map(text => text.replaceAll(/[\t\r\n"]/g, ' ')).join('\t')).join('\n'),
        )
        const index = linesByCode(lines)
        const layout = guessLayout(table, index)
        const following = linesFrom(lines, current)
        const reading = readPaste(table, layout, { index, following, counted: new Map() })
        const { quantity = 0 } = layout.columns
        const filled = table.flatMap((cells, at) =>
          (layout.hasHeader && at === 0) || (cells[quantity] ?? '') === '' ? [] : [at + 1],
        )
        const told = [...reading.counts, ...reading.left].map(({ row }) => row)
        expect(told.toSorted((one, other) => one - other)).toEqual(filled)
        const entered = reading.counts.map(({ line }) => line.id)
        expect(new Set(entered).size).toBe(entered.length)
        for (const count of reading.counts) {
          expect(count.quantity).toBeGreaterThanOrEqual(0)
          expect(count.quantity).toBeLessThanOrEqual(largest)
          expect(Number.isInteger(count.quantity)).toBe(true)
        }
      }),
    )
  })

  it('of quantities gives the following lines their own quantities, whatever is empty or wrong between', () => {
    const column = fc.array(fc.oneof(fc.nat(999).map(String), fc.constantFrom('', 'x', '-1')), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(column, texts => {
        const found = new Map(read(texts.join('\n')).counts.map(({ line, quantity }) => [line.id, quantity]))
        texts.forEach((text, at) => {
          expect(found.get(lines[at]?.id ?? 0)).toBe(/^\d+$/.test(text) ? Number(text) : undefined)
        })
      }),
    )
  })

  it('of codes gives the same counts in any order of rows and columns', () => {
    const rows = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1 })
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (ids, isTurned, isBarcode) => {
        const text = ids
          .map(id => [isBarcode ? `200000000000${id}` : `ART-${id}`, String(id * 7)])
          .map(cells => (isTurned ? cells.toReversed() : cells).join('\t'))
          .join('\n')
        const found = quantities(text)
        expect(found).toEqual(ids.map(id => [id, id * 7]))
      }),
    )
  })
})
