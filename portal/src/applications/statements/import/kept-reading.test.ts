import { describe, expect, it } from 'vitest'
import { isKeptReading, readingToKeep, type KeptReading } from './kept-reading.ts'

const kept: KeptReading = {
  chosen: {
    encoding: 'cp850',
    separator: '|',
    decimalMark: '.',
    skippedLines: 3,
    amounts: 'amount-sign',
    dates: 'month-first',
    signs: 'credits-positive',
    balance: { headerLines: 2, columns: ['account', null, 'closing'], collectives: 'none' },
    ledger: { columns: ['journal', 'amount', 'side', null] },
  },
  content: 'balances',
  sheet: 0,
}

describe('the stored corrections to the reading of a file', () => {
  it('are accepted as they were written', () => {
    expect(isKeptReading(JSON.parse(JSON.stringify(kept)))).toBe(true)
    expect(isKeptReading({ chosen: {} })).toBe(true)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'utf-8'],
    ['a list', [kept]],
    ['without what was chosen', { content: 'ledger' }],
    ['in an encoding that nobody reads', { chosen: { encoding: 'ebcdic' } }],
    ['with the week first', { chosen: { dates: 'week-first' } }],
    ['below no line', { chosen: { skippedLines: -1 } }],
    ['below half a line', { chosen: { skippedLines: 1.5 } }],
    ['of a sheet that has a name', { chosen: {}, sheet: 'Balance' }],
    ['of something else', { chosen: {}, content: 'photos' }],
    ['with a column that there is not', { chosen: { ledger: { columns: ['gone'] } } }],
    ['with three lines of header', { chosen: { balance: { headerLines: 3, columns: [] } } }],
    ['without columns', { chosen: { balance: { headerLines: 1 } } }],
    ['with a part that nobody knows', { chosen: { quote: '"' } }],
  ])('are ignored if they are %s', (_, value) => {
    expect(isKeptReading(value)).toBe(false)
  })
})

it("the person's own corrections are stored, and what was remembered of the client is not", () => {
  const chosen = { decimalMark: '.' as const }
  expect(readingToKeep({ chosen, content: 'ledger', remembered: chosen })).toBeUndefined()
  expect(readingToKeep({ chosen, remembered: chosen, chosenSheet: 2 })).toEqual({ chosen: {}, sheet: 2 })
  expect(readingToKeep({ chosen: { ...chosen }, remembered: chosen })).toMatchObject({ chosen })
  expect(readingToKeep({ chosen: {} })).toBeUndefined()
})
