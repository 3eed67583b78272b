import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './amount.ts'

describe('an amount', () => {
  it.each([
    ['12', 12, undefined],
    ['-12,5', -12.5, undefined],
    ['−1\u202f234,56 €', -1234.56, 'EUR'],
    ['1 234,56', 1234.56, undefined],
    ['1,234.56', 1234.56, undefined],
    ['1.234,56', 1234.56, undefined],
    ['1.234.567', 1_234_567, undefined],
    ['1,234', 1234, undefined],
    ["1'234.50 CHF", 1234.5, 'CHF'],
    ['(12.50)', -12.5, undefined],
    ['12,50-', -12.5, undefined],
    ['+7 gbp', 7, 'GBP'],
    ['$0.10', 0.1, 'USD'],
    ['-0', 0, undefined],
  ])('is parsed: %s', (text, amount, currency) => {
    expect(readAmount(text)).toEqual({ amount, currency })
  })

  it.each([
    '',
    'abc',
    '1,2,3',
    '12,345,6',
    '1.2345',
    '12.345,6,7',
    '1 2 euros',
    '--5',
    '€',
    '1e5',
    '9999999999999',
  ])('is invalid: %s', text => {
    expect(readAmount(text)).toBeUndefined()
  })

  it('is parsed as a reader in France, Switzerland, Germany or England would write it', () => {
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, fc.constantFrom('fr-FR', 'de-CH', 'en-GB', 'de-DE'), (value, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value / 100)
        expect(readAmount(text)?.amount).toBe(value === 0 ? 0 : value / 100)
      }),
    )
  })
})
