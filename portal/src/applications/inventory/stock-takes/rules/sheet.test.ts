import { listCountLines, listMyCounts } from '@parvis/api-types/generated/examples/portal'
import { expect, it } from 'vitest'
import type { CountLine, LocalCount } from '../counts/count-store.ts'
import { countedLines, findLines, inWalkingOrder, linesOfCode, nextLine } from './sheet.ts'

const [example] = listCountLines.success.some.value
const [kept] = listMyCounts.success.some.value
if (!example || !kept) throw new Error('The examples of the contract have one of each')

const line = (id: number, changes: Partial<CountLine> = {}): CountLine => ({ ...example, id, ...changes })
const local = (changes: Partial<LocalCount>): LocalCount => ({
  clientId: crypto.randomUUID(),
  email: 'a@b.example',
  takeId: 5,
  lineId: 31,
  quantity: 1,
  expression: '1',
  note: '',
  countedDate: '2026-11-27T08:00:00.000Z',
  ...changes,
})

it('the latest count of a line is shown, wherever it is stored', () => {
  const of = (...counts: LocalCount[]) => countedLines([kept], counts).get(31)?.quantity
  expect(of()).toBe(250)
  expect(of(local({ quantity: 7 }))).toBe(7)
  expect(of(local({ quantity: 7 }), local({ quantity: null }))).toBeUndefined()
  // The count arrived but its answer was lost: the services hold the same count, so anything after it is later.
  expect(of(local({ clientId: kept.clientId, quantity: 250 }), local({ quantity: 8 }))).toBe(8)
  expect(of(local({ quantity: 9, outcome: 'refused' }))).toBe(250)
  expect(of(local({ quantity: 9, outcome: 'late' }))).toBe(250)
  expect(countedLines([{ ...kept, isLate: true }], []).size).toBe(0)
})

it('lines are in walking order, with shelf 2 before shelf 10', () => {
  const lines = [
    line(1, { shelf: 'A-10' }),
    line(2, { shelf: 'A-2' }),
    line(3, { zone: 'Boutique' }),
    line(4, { shelf: 'A-2', code: 'A' }),
  ]
  expect(inWalkingOrder(lines).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

it('search ignores accents, and a scanned code must match exactly', () => {
  const lines = [
    line(1, { name: 'Théière en fonte', code: 'ACC-1', barcode: '2000' }),
    line(2, { name: 'Thé vert', code: 'ACC-10', barcode: '' }),
    line(3, { name: 'Théière', code: 'acc-1', barcode: '' }),
  ]
  expect(findLines(lines, 'theiere FONTE').map(({ id }) => id)).toEqual([1])
  expect(findLines(lines, ' ')).toEqual([])
  expect(linesOfCode(lines, 'acc-1').map(({ id }) => id)).toEqual([1, 3])
  expect(linesOfCode(lines, ' 2000 ').map(({ id }) => id)).toEqual([1])
  expect(linesOfCode(lines, '')).toEqual([])
})

it('finds a trade item number however many zeros it begins with', () => {
  const found = (barcode: string, scanned: string) =>
    linesOfCode([line(1, { code: 'A', barcode })], scanned).length
  expect(found('12345678905', '0012345678905')).toBe(1)
  expect(found('012345678905', '0012345678905')).toBe(1)
  expect(found('12345678905', '12345678912')).toBe(0)
  // Shorter numbers belong to the firm.
  expect(found('0012', '12')).toBe(0)
})

it('the next line is the next uncounted one, wrapping around at the end', () => {
  const lines = [line(1), line(2), line(3)]
  const counted = new Map([[2, true]])
  expect(nextLine(lines, counted, undefined)?.id).toBe(1)
  expect(nextLine(lines, counted, 1)?.id).toBe(3)
  expect(nextLine(lines, counted, 3)?.id).toBe(1)
  expect(nextLine(lines, new Map(lines.map(({ id }) => [id, true])), 3)).toBeUndefined()
  expect(nextLine([line(1)], new Map(), 1)).toBeUndefined()
})
