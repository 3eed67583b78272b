import { describe, expect, test } from 'vitest'
import { addressOf, addressOfAccount, hasThreshold, placeOf, type ResultPlace } from './place.ts'

const read = (search: string) => placeOf(new URLSearchParams(search))
const page = '/app/eafautomate/dashboard/report/12'

describe('the place in the address', () => {
  test('starts with the assets', () => {
    expect(read('')).toEqual({ statement: 'assets', threshold: {} })
    expect(addressOf(12, read(''))).toBe(page)
  })
  test('survives writing and reading', () => {
    const place: ResultPlace = {
      statement: 'cash-flow',
      line: 'cash-flow/closing-cash',
      account: '512 000&x',
      threshold: { amount: 10_000, percent: 0 },
    }
    const address = addressOf(12, place)
    expect(address.startsWith(`${page}?statement=cash-flow&line=cash-flow%2Fclosing-cash`)).toBe(true)
    expect(placeOf(new URL(address, 'https://parvis.example').searchParams)).toEqual(place)
  })
  test.each([
    'statement=profits',
    'line=',
    'line=Cash',
    'line=cash/',
    `line=${'a'.repeat(101)}`,
    'account=',
    'amount=',
    'amount=abc',
    'amount=-1',
    'amount=1.5',
    'percent=12.5',
    'percent=1e9',
    'percent=NaN',
  ])('ignores invalid values: %s', search => {
    expect(read(search)).toEqual({ statement: 'assets', threshold: {} })
  })
  test('knows whether there is a threshold', () => {
    expect([hasThreshold({}), hasThreshold({ amount: 0 }), hasThreshold({ percent: 10 })]).toEqual([
      false,
      true,
      true,
    ])
  })
})

test('entries of an auxiliary account are those of the account, filtered', () => {
  const place = read('line=trade-receivables')
  expect(addressOfAccount(12, place, { account: '411000', auxiliary: '' })).toBe(
    `${page}?line=trade-receivables&account=411000`,
  )
  const search = new URL(
    addressOfAccount(12, place, { account: '411000', auxiliary: 'C0042' }),
    'https://parvis.example',
  ).searchParams
  expect(search.get('account')).toBe('411000')
  expect(search.get('f.auxiliary')).toBe('equals:C0042')
})
