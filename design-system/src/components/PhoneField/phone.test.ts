import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as plans from './numberingPlans.ts'
import { isFrenchMobile, readPasted, readPlain, strangeCharacter, writePlain } from './phone.ts'

test.each([
  ['+33612345678', true],
  ['+33712345678', true],
  ['+33123456789', false],
  ['+3361234567', false],
  ['+336123456789', false],
  ['+262692123456', true],
  ['+262639123456', true],
  ['+590690123456', true],
  ['+594694123456', true],
  ['+596696123456', true],
  ['+262262123456', false],
  ['+447911123456', false],
  ['0612345678', false],
  ['', false],
])('%s is a French mobile: %s', (value, is) => {
  expect(isFrenchMobile(value)).toBe(is)
})

test.each([
  ['tel:+33612345678', '+33612345678'],
  ['Tél. : 06 12 34 56 78', '06 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['0044 20 7946 0991', '+44 20 7946 0991'],
  ['06 12+44 20 7946 0991', '+44 20 7946 0991'],
  ['  06.12.34.56.78\n', '06.12.34.56.78'],
  ['appeler Jean', 'appeler Jean'],
])('the paste %j is read as %j', (text, read) => {
  expect(readPasted(text)).toBe(read)
})

test.each([
  ['06 12-34.56/78 (0)', undefined],
  ['06 12 34 poste 5', 'p'],
  ['06#', '#'],
])('%j has the strange character %j', (text, character) => {
  expect(strangeCharacter(text)).toBe(character)
})

test.each([
  ['+33612345678', '612345678'],
  ['+44 20 7946 0991', '2079460991'],
  ['06 12 34', '06 12 34'],
])('the national figures of %j are %j', (typed, figures) => {
  expect(plans.nationalFigures(typed)).toBe(figures)
})

describe('writing', () => {
  test.each([
    ['', 'FR', '', '', 'FR'],
    ['0', 'FR', '0', '+33', 'FR'],
    ['0612345678', 'FR', '06 12 34 56 78', '+33612345678', 'FR'],
    ['06 12.34', 'FR', '06 12 34', '+3361234', 'FR'],
    ['+33612345678', 'FR', '+33 6 12 34 56 78', '+33612345678', 'FR'],
    ['+442079460991', 'FR', '+44 20 7946 0991', '+442079460991', 'GB'],
    ['02079460991', 'GB', '020 7946 0991', '+442079460991', 'GB'],
    ['3471234567', 'IT', '347 123 4567', '+393471234567', 'IT'],
  ])('%j in %s is %j and %s', (typed, country, text, value, found) => {
    expect(plans.writePhone(typed, country)).toMatchObject({ text, value, country: found })
  })

  test('is the same for French numbers while the plans are on their way', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-79]\d{8}$/), typed => {
        const { text, value } = plans.writePhone(typed, 'FR')
        expect(writePlain(typed, 'FR')).toMatchObject({ text, value })
      }),
    )
  })
  test.each(['+442079460991', '+33612345678', '+1', '+', ''])(
    'takes %j while they are on their way',
    typed => {
      expect(writePlain(typed, 'FR').value).toBe(typed === '+' ? '' : typed)
    },
  )
})

describe('reading', () => {
  test.each([
    ['+33612345678', 'FR', '0612345678'],
    ['+442079460991', 'GB', '02079460991'],
    ['+393471234567', 'IT', '3471234567'],
    ['+12125550123', 'US', '2125550123'],
    // An international network has a code but no country.
    ['+8821612345678', undefined, '+8821612345678'],
    ['+336', undefined, '+336'],
  ])('%s is in %s %s', (value, country, typed) => {
    expect(plans.readPhone(value)).toEqual({ country, typed })
  })

  test('gives back the same value when it is written again', () => {
    for (const { country, callingCode } of plans.listCallingCodes()) {
      const value = `+${callingCode}${'2345678901'.slice(0, 9)}`
      const read = plans.readPhone(value)
      expect(plans.writePhone(read.typed, read.country ?? country).value).toBe(value)
    }
  })
  test('of French numbers needs no plans', () => {
    expect(readPlain('+33612345678')).toEqual({ country: 'FR', typed: '0612345678' })
    expect(readPlain('+3361234567')).toEqual({ country: undefined, typed: '+3361234567' })
  })
})

test.each([
  ['+33612345678', null],
  ['+3361234567', 'too-short'],
  ['+336123456789', 'too-long'],
  ['+999123456', 'unknown'],
])('the length of %s: %s', (value, length) => {
  expect(plans.checkLength(value)).toBe(length)
})
