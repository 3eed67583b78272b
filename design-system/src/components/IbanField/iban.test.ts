import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkIban, compactIban, formatIban, ibanLength } from './iban.ts'

describe('the electronic form', () => {
  test.each([
    ['fr76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189'],
    ['FR76-3000-6000-0112-3456-7890-189', 'FR7630006000011234567890189'],
    ['IBAN : FR76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189'],
    ['IBAN FR76\u00A03000\u202F6000', 'FR7630006000'],
    ['\u200EFR76\t3000\n', 'FR763000'],
    ['ＦＲ７６', 'FR76'],
    ['iban', 'IBAN'],
    ['FR7é', 'FR7É'],
    ['', ''],
  ])('%j is %s', (text, iban) => {
    expect(compactIban(text)).toBe(iban)
  })

  test('is what grouping it gives back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/), iban => {
        expect(compactIban(formatIban(iban))).toBe(iban)
        expect(formatIban(iban)).not.toMatch(/[^ ]{5}| $|^ /)
      }),
    )
  })
})

test('the length is that of the country', () => {
  expect([ibanLength('FR'), ibanLength('BE'), ibanLength('MT'), ibanLength('US'), ibanLength('')]).toEqual([
    27,
    16,
    31,
    undefined,
    undefined,
  ])
})

describe('the check', () => {
  // Examples from the IBAN registry, one per format.
  test.each([
    'FR1420041010050500013M02606',
    'FR7630006000011234567890189',
    'MC5811222000010123456789030',
    'BE68539007547034',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'LU280019400644750000',
    'CH9300762011623852957',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('%s is right', iban => {
    expect(checkIban(iban)).toBeNull()
  })

  test.each([
    ['', null],
    ['FR76é', { kind: 'character', character: 'é' }],
    ['F', { kind: 'country', country: 'F' }],
    ['US12345', { kind: 'country', country: 'US' }],
    ['FR76', { kind: 'too-short', country: 'FR', length: 4, expected: 27 }],
    ['BE685390075470340', { kind: 'too-long', country: 'BE', length: 17, expected: 16 }],
    ['DE8937040044053201300A', { kind: 'format', country: 'DE' }],
    ['FRAB30006000011234567890189', { kind: 'format', country: 'FR' }],
    ['FR7630006000011234567890188', { kind: 'checksum' }],
    // The IBAN passes mod 97, but the account's own check key is wrong.
    ['FR7630006000011234567809189', { kind: 'checksum' }],
  ])('%s: %j', (iban, problem) => {
    expect(checkIban(iban)).toEqual(problem)
  })

  test('finds every single wrong figure and every two that changed places', () => {
    const right = 'FR7630006000011234567890189'
    const wrong = new Set<string>()
    for (let at = 2; at < right.length; at += 1) {
      for (const figure of '0123456789') wrong.add(right.slice(0, at) + figure + right.slice(at + 1))
      wrong.add(right.slice(0, at) + (right[at + 1] ?? '') + (right[at] ?? '') + right.slice(at + 2))
    }
    wrong.delete(right)
    expect(wrong.size).toBeGreaterThan(200)
    expect([...wrong].filter(iban => checkIban(iban) === null)).toEqual([])
  })
})
