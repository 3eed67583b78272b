import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactIban, groupedIban, ibanFault, makeIban } from './iban.ts'

describe('an IBAN', () => {
  // The examples from the registry.
  it.each([
    'FR1420041010050500013M02606',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'LC55HEMM000100010012001200023015',
    'CH9300762011623852957',
  ])('is accepted: %s', iban => {
    expect(ibanFault(iban)).toBeUndefined()
  })

  it.each([
    ['FR1420041010050500013M0260', 'length'],
    ['FR1420041010050500013M02607', 'check-digits'],
    ['FR4120041010050500013M02606', 'check-digits'],
    ['ZZ8937040044053201300', 'country'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'malformed'],
    ['fr1420041010050500013m02606', 'malformed'],
    ['', 'malformed'],
  ])('is refused: %s', (iban, fault) => {
    expect(ibanFault(iban)).toBe(fault)
  })

  it('is stored without spaces and displayed in groups of four', () => {
    expect(compactIban(' fr14 2004 1010\u00a00505 0001 3m02 606 ')).toBe('FR1420041010050500013M02606')
    expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947')
    expect(compactIban(groupedIban('DE89370400440532013000'))).toBe('DE89370400440532013000')
  })

  it('differs from any with one character changed or two neighbours swapped', () => {
    const digits = fc.stringMatching(/^[0-9]{18}$/)
    fc.assert(
      fc.property(digits, fc.nat(17), fc.nat(9), (account, place, digit) => {
        const iban = makeIban('DE', account)
        const faultOf = (other: string) => (other === iban ? 'check-digits' : ibanFault(other))
        expect(ibanFault(iban)).toBeUndefined()
        const at = place + 4
        const changed = iban.slice(0, at) + String(digit) + iban.slice(at + 1)
        expect(faultOf(changed)).toBe('check-digits')
        const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + (iban[at] ?? '') + iban.slice(at + 2)
        expect(faultOf(swapped)).toBe('check-digits')
      }),
    )
  })
})
