import { describe, expect, it } from 'vitest'
import { guessEntryColumns, isEntryHeader, readEntries } from './entries.ts'
import { readTable } from './read-table.ts'

const header = 'Référence;Date d’achat;Qté;PU;Facture'
const read = async (...rows: string[]) => {
  const table = await readTable(new Blob([[header, ...rows].join('\n')]), isEntryHeader)
  return readEntries(table, guessEntryColumns(table.header))
}

describe('entries in a file', () => {
  it('are parsed with their days, quantities and costs', async () => {
    expect(await read('A-1;04/12/2026;1 234,5;4,7215;FA-1', '', 'A-2;2026-12-05;1;0;')).toEqual({
      faults: [],
      rows: [
        {
          row: 2,
          entry: { code: 'A-1', date: '2026-12-04', quantity: 1234.5, unitCost: 4.7215, document: 'FA-1' },
        },
        { row: 4, entry: { code: 'A-2', date: '2026-12-05', quantity: 1, unitCost: 0, document: '' } },
      ],
    })
  })

  it.each([
    [';04/12/2026;1;1;', 'missing', 'code'],
    ['A;;1;1;', 'missing', 'date'],
    ['A;04/12/2026;;1;', 'missing', 'quantity'],
    ['A;04/12/2026;1;;', 'missing', 'unitCost'],
    ['A;31/02/2026;1;1;', 'day', 'date'],
    ['A;04/12/2026;x;1;', 'number', 'quantity'],
    ['A;04/12/2026;1,250;1;', 'grouped', 'quantity'],
    ['A;04/12/2026;-1;1;', 'negative', 'quantity'],
    ['A;04/12/2026;0;1;', 'zero', 'quantity'],
    ['A;04/12/2026;0,0005;1;', 'digits', 'quantity'],
    ['A;04/12/2026;1;-1;', 'negative', 'unitCost'],
    ['A;04/12/2026;1;0,00005;', 'digits', 'unitCost'],
    ['A;04/12/2026;1;1000000000;', 'large', 'unitCost'],
    [`${'A'.repeat(61)};04/12/2026;1;1;`, 'too-long', 'code'],
    ['A\u202e;04/12/2026;1;1;', 'hidden', 'code'],
  ])('are refused if they are wrong: %s', async (row, kind, column) => {
    const { rows, faults } = await read(row)
    expect(rows).toEqual([])
    expect(faults).toMatchObject([{ row: 2, kind, column }])
  })
})
