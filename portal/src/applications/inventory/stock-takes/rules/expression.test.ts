import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { largest, readQuantity } from './expression.ts'

const read = (text: string, packSize = 24, isWhole = false) => readQuantity(text, { packSize, isWhole })

test.each([
  ['12', 12],
  ['0', 0],
  ['3,5', 3.5],
  ['3.5', 3.5],
  [',5', 0.5],
  ['12*24+7', 295],
  ['12 × 24 + 7', 295],
  ['2x3x4', 24],
  ['7+12*24', 295],
  ['10*24-3', 237],
  ['5-5', 0],
  ['12p', 288],
  ['12P+7', 295],
  ['2*3p', 144],
  ['0,1+0,2', 0.3],
  [String(largest), largest],
])('%s is %d', (text, value) => {
  expect(read(text)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['*2', 'malformed'],
  ['-2', 'malformed'],
  ['2+', 'malformed'],
  ['2++3', 'malformed'],
  ['2**3', 'malformed'],
  ['1.2.3', 'malformed'],
  ['p', 'malformed'],
  ['2pp', 'malformed'],
  ['2/3', 'malformed'],
  ['1e3', 'malformed'],
  ['0x10y', 'malformed'],
  ['douze', 'malformed'],
  ['1+'.repeat(60) + '1', 'malformed'],
  ['3-5', 'negative'],
  [String(largest + 1), 'large'],
  ['9'.repeat(90), 'large'],
])('%s is refused as %s', (text, fault) => {
  expect(read(text)).toEqual({ fault })
})

it('fractions of pieces are refused, unless the result is whole', () => {
  expect(read('1,5', 1, true)).toEqual({ fault: 'fraction' })
  expect(read('1,5*2', 1, true)).toEqual({ value: 3 })
  expect(read('2p', 0.5, true)).toEqual({ value: 1 })
})

it('packs are refused for articles that do not come in packs', () => {
  expect(read('2p', 1)).toEqual({ fault: 'noPacks' })
  expect(read('7+2P*3', 1)).toEqual({ fault: 'noPacks' })
})

describe('any input', () => {
  const thousandths = fc.integer({ min: 0, max: 999_999 })
  const written = (value: number) => (value / 1000).toFixed(3).replace('.', ',')
  const terms = fc.array(
    fc.record({
      factors: fc.array(thousandths, { minLength: 1, maxLength: 2 }),
      isTaken: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )

  it('gives the result of exact arithmetic', () => {
    fc.assert(
      fc.property(terms, sums => {
        let text = ''
        // The exact result in millionths.
        let exact = 0n
        for (const [at, { factors, isTaken }] of sums.entries()) {
          const isMinus = at > 0 && isTaken
          text += (at === 0 ? '' : isMinus ? '-' : '+') + factors.map(written).join('*')
          const product =
            factors.length === 1
              ? BigInt(factors[0] ?? 0) * 1000n
              : factors.reduce((all, factor) => all * BigInt(factor), 1n)
          exact += isMinus ? -product : product
        }
        const answer = read(text)
        // Allow half a thousandth either way: rounding the last decimal may send halves up or down.
        const isNear = 'value' in answer && Math.abs(answer.value * 1_000_000 - Number(exact)) <= 501
        const isRefused = 'fault' in answer && answer.fault === 'negative'
        expect(exact < -1000n ? isRefused : exact < 0n ? isNear || isRefused : isNear).toBe(true)
      }),
    )
  })

  it('gives a number that the contract accepts, or is refused', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,+-*xp ()e')), maxLength: 30 }),
        text => {
          const answer = read(text)
          const value = 'value' in answer ? answer.value : 0
          expect(value >= 0 && value <= largest && !Object.is(value, -0)).toBe(true)
        },
      ),
    )
  })
})
