import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lineOf } from './paste.fixtures.ts'
import { guessLayout, isTable, readCells, widthOf } from './pasted-table.ts'
import { linesByCode, linesOfCode, linesUnder } from './sheet.ts'

const lines = [1, 2, 3].map(id => lineOf(id))
const index = linesByCode(lines)
const guess = (text: string, own?: boolean) => guessLayout(readCells(text), index, own)

test.each<[string, string[][]]>([
  ['12', [['12']]],
  ['12\r\n13\r\n', [['12'], ['13']]],
  ['12\n\n13\n\n \n', [['12'], [''], ['13']]],
  [' ART-1 \t 3,5 ', [['ART-1', '3,5']]],
  [
    'ART-1;3,5\nART-2;4',
    [
      ['ART-1', '3,5'],
      ['ART-2', '4'],
    ],
  ],
  // A tab decides, because only it cannot be part of a cell.
  ['a;b\t2', [['a;b', '2']]],
  ['3,5\n1,25', [['3,5'], ['1,25']]],
  ['', []],
  ['\n\n', []],
])('%j is split into cells', (text, rows) => {
  expect(readCells(text)).toEqual(rows)
})

test.each([
  ['12', false],
  ['12\r\n', false],
  ['12*24 + 7', false],
  ['12\n13', true],
  ['A\t12', true],
  ['A;12', true],
])('%j has several cells: %s', (text, isSeveral) => {
  expect(isTable(text)).toBe(isSeveral)
})

it('a table of codes finds the same lines as one code does', () => {
  const character = fc.constantFrom('a', 'A', 'é', 'e', '1', '-')
  const code = fc.oneof(
    fc.string({ unit: character, maxLength: 2 }),
    fc.constantFrom('12345678905', '012345678905', '0012345678905', ' 12345678905 ', '0012', '12'),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ code, barcode: code })), code, (codes, asked) => {
      const many = codes.map((each, id) => lineOf(id, each))
      const found = linesUnder(linesByCode(many), asked).map(({ id }) => id)
      expect(found.toSorted((one, other) => one - other)).toEqual(
        linesOfCode(many, asked).map(({ id }) => id),
      )
    }),
  )
})

describe('the layout of a table', () => {
  it('of one column has quantities only', () => {
    expect(guess('12\n13')).toEqual({ hasHeader: false, columns: { quantity: 0 } })
  })

  it.each(['Quantité', 'Qté comptée', 'QTY', 'Counted', 'Comptage'])('has “%s” as a header', name => {
    expect(guess(`${name}\n12`).hasHeader).toBe(true)
    expect(guess(`Code\t${name}\nART-1\t12`).hasHeader).toBe(true)
  })

  it('has no other word as the header of a single column, which would shift its quantities', () => {
    for (const word of ['douze', 'n/a', '-', 'à voir', '12'])
      expect(guess(`${word}\n12`).hasHeader).toBe(false)
  })

  it('has unknown words without a digit as the header of several columns', () => {
    expect(guess('Produit\tTotal\nART-1\t12').hasHeader).toBe(true)
    expect(guess('Produit\t12\nART-1\t12').hasHeader).toBe(false)
    expect(guess('ART-2\tbeaucoup\nART-1\t12').hasHeader).toBe(false)
    expect(guess('Code\tQté').hasHeader).toBe(false)
  })

  it('has the header that the reader says', () => {
    expect(guess('Quantité\n12', false).hasHeader).toBe(false)
    expect(guess('douze\n12', true).hasHeader).toBe(true)
  })

  it('has its codes in the column that matches the most lines, wherever it is', () => {
    expect(guess('12\tART-1\n13\tART-2').columns).toMatchObject({ code: 1, quantity: 0 })
    expect(guess('art-1\t12\nART-2\t13').columns).toMatchObject({ code: 0, quantity: 1 })
    expect(guess('Thé\t2000000000001\t5\nCafé\t2000000000002\t5').columns).toMatchObject({
      code: 1,
      quantity: 2,
    })
    expect(guess('ART-1\t2000000000001\t5\nART-2\t2000000000002\t6').columns).toMatchObject({
      code: 0,
      quantity: 2,
    })
  })

  it('does not take quantities for codes that are numbers', () => {
    const numbered = linesByCode([1, 2, 3, 12].map(id => lineOf(id, { code: String(id), barcode: '' })))
    const of = (text: string) => guessLayout(readCells(text), numbered).columns
    expect(of('1\t12\n2\t12\n3\t12')).toMatchObject({ code: 0, quantity: 1 })
    expect(of('12\t1\n12\t2\n12\t3')).toMatchObject({ code: 1, quantity: 0 })
    expect(of('Qté\tCode\n1\t12\n2\t3\n3\t2')).toMatchObject({ code: 1, quantity: 0 })
    expect(of('Qté\tRéférence\n1\t12\n2\t12\n3\t12')).toMatchObject({ code: 1, quantity: 0 })
  })

  it('prefers the counted quantity to expected ones and prices', () => {
    const rows = '\nART-1\t10\t12\t3,5\nART-2\t20\t13\t4,5'
    expect(guess(`Code\tQuantité\tQté comptée\tPrix${rows}`).columns.quantity).toBe(2)
    expect(guess(`Code\tStock théorique\tRelevé\tPrix unitaire${rows}`).columns.quantity).toBe(2)
  })

  it('uses batches and places that name the lines found, or have their usual name', () => {
    const own = linesByCode([
      lineOf(1, { code: 'A', batch: 'L1', zone: 'Quai' }),
      lineOf(2, { code: 'A', batch: 'L2', zone: 'Cour' }),
    ])
    const of = (text: string) => guessLayout(readCells(text), own).columns
    expect(of('A\tL1\tquai\t5\nA\tL2\tCour\t6')).toMatchObject({ code: 0, batch: 1, zone: 2, quantity: 3 })
    expect(of('A\tThé\t5\nA\tThé\t6')).toMatchObject({ batch: undefined, zone: undefined, shelf: undefined })
    expect(of('A\tL9\t5\nA\tL9\t6').batch).toBeUndefined()
    expect(of('Code\tLot\tQté\nA\tL9\t5').batch).toBe(1)
    expect(of('A\tLyon, Cour\t5').zone).toBe(1)
  })

  it('has no codes in an empty column beside the quantities', () => {
    expect(guess('12\t\n13\t').columns).toEqual({ quantity: 0 })
    expect(guess('\t12\t\n\t13\t').columns).toEqual({ quantity: 1 })
    expect(guess('\tART-1\t\t12\n\tART-2\t\t13').columns).toMatchObject({ code: 1, quantity: 3 })
    expect(guess('Quantité\t\n12\t').hasHeader).toBe(true)
    expect(guess('douze\t\n12\t').hasHeader).toBe(false)
    expect(widthOf(readCells('12\t\t\n13\t'))).toBe(1)
  })

  it('has a quantity, and another column for the code, whatever the table', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '12', 'ART-1', 'Qté', 'Code', 'Lot', 'L1'))
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
        rows => {
          const { columns } = guessLayout(rows, index)
          const filled = new Set(rows.flatMap(row => row.flatMap((text, at) => (text === '' ? [] : [at]))))
          const used = Object.values(columns).filter(at => at !== undefined)
          expect(columns.quantity === undefined).toBe(filled.size === 0)
          expect(columns.code === undefined).toBe(filled.size < 2)
          expect(new Set(used).size).toBe(used.length)
          expect(used.every(at => filled.has(at))).toBe(true)
        },
      ),
    )
  })
})
