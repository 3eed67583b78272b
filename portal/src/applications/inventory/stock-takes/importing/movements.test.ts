import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { guessMovementColumns, isMovementHeader, readDay, readMovements } from './movements.ts'
import { readTable } from './read-table.ts'

const header = 'Code;Date;Type;Qté;N° pièce;PU;Zone;Lot'
const read = async (...rows: string[]) => {
  const table = await readTable(new Blob([[header, ...rows].join('\n')]), isMovementHeader)
  return readMovements(table, guessMovementColumns(table.header))
}

describe('movements in a file', () => {
  it('are parsed with their days, kinds and signs, and with a place if the file gives one', async () => {
    const { rows, faults } = await read(
      'A-1;04/12/2026;Livraison;-24;BL-1;;;',
      '',
      'A-2;2026-12-05 10:30;ENTRÉE;1 234,5;BR-2;4,72;Quai;L1',
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      {
        row: 2,
        movement: {
          code: 'A-1',
          date: '2026-12-04',
          kind: 'delivery',
          quantity: -24,
          document: 'BL-1',
          unitCost: null,
        },
      },
      {
        row: 4,
        movement: {
          code: 'A-2',
          date: '2026-12-05',
          kind: 'receipt',
          quantity: 1234.5,
          document: 'BR-2',
          unitCost: 4.72,
          zone: 'Quai',
          batch: 'L1',
        },
      },
    ])
  })

  it.each([
    [';04/12/2026;Livraison;-1;;;;', 'missing', 'code'],
    ['A;;Livraison;-1;;;;', 'missing', 'date'],
    ['A;31/02/2026;Livraison;-1;;;;', 'day', 'date'],
    ['A;12/13/2026;Livraison;-1;;;;', 'day', 'date'],
    ['A;04/12/2026;Prêt;-1;;;;', 'kind', 'kind'],
    ['A;04/12/2026;Livraison;beaucoup;;;;', 'number', 'quantity'],
    ['A;04/12/2026;Correction;0;;;;', 'zero', 'quantity'],
    ['A;04/12/2026;Réception;1,250;;;;', 'grouped', 'quantity'],
    ['A;04/12/2026;Livraison;24;;;;', 'sign', 'quantity'],
    ['A;04/12/2026;Réception;-24;;;;', 'sign', 'quantity'],
    ['A;04/12/2026;Réception;24;;-1;;', 'negative', 'unitCost'],
    ['A;04/12/2026;Réception;0,0004;;;;', 'digits', 'quantity'],
    ['A;04/12/2026;Réception;1,2345;;;;', 'digits', 'quantity'],
    ['A;04/12/2026;Réception;1;;0,00005;;', 'digits', 'unitCost'],
    ['A;04/12/2026;Réception;9999999999999;;;;', 'large', 'quantity'],
    [`A;04/12/2026;Réception;1;${'x'.repeat(61)};;;`, 'too-long', 'document'],
  ])('%s: %s', async (row, kind, column) => {
    const { rows, faults } = await read(row)
    expect(faults).toEqual([expect.objectContaining({ row: 2, kind, column })])
    expect(rows).toEqual([])
  })

  it('are recognised by the names of their columns, which differ from those of articles', () => {
    expect(isMovementHeader(header.split(';'))).toBe(true)
    expect(isMovementHeader(['Code', 'Désignation', 'Zone', 'Qté'])).toBe(false)
  })
})

test('a day is parsed the same in every notation', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, moment => {
      const iso = moment.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      const bare = (number: string) => String(Number(number))
      for (const written of [
        iso,
        `${day}/${month}/${year}`,
        `${bare(day)}.${bare(month)}.${year}`,
        `${day}-${month}-${year}`,
        `${iso}T08:15:00`,
      ])
        expect(readDay(written)).toBe(iso)
    }),
  )
})
