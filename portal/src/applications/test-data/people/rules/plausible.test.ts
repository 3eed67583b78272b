import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testUserFaults, testUserForm } from '../test-user-form.ts'
import { pastedText, readPasted } from './pasted-transactions.ts'
import {
  largestSeed,
  plausibleBankAccount,
  plausibleCompany,
  plausibleTransactions,
  plausibleUser,
} from './plausible.ts'

const seeds = fc.integer({ min: 1, max: largestSeed })
const all = (seed: number) => ({
  ...testUserForm.start,
  seed,
  ...plausibleUser(seed),
  ...plausibleCompany(seed),
  ...plausibleBankAccount(seed),
})
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

describe('plausible data', () => {
  it('is valid for any seed', () => {
    fc.assert(
      fc.property(seeds, seed => {
        expect(testUserFaults(all(seed), true)).toEqual({})
        expect(readPasted(pastedText(plausibleTransactions(seed, 20, 'EUR')), 'EUR').wrong).toEqual([])
      }),
    )
  })

  it('is the same for the same seed, each step independently', () => {
    fc.assert(
      fc.property(seeds, seed => {
        expect(all(seed)).toEqual(all(seed))
        expect(plausibleTransactions(seed, 30, 'EUR')).toEqual(plausibleTransactions(seed, 30, 'EUR'))
        expect(plausibleTransactions(seed, 30, 'EUR').slice(0, 10)).toEqual(
          plausibleTransactions(seed, 10, 'EUR'),
        )
      }),
    )
  })

  it('shares no unique value with another seed', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        fc.pre(one !== other)
        const [first, second] = [all(one), all(other)]
        expect(first.email).not.toBe(second.email)
        expect(first.companyNumber).not.toBe(second.companyNumber)
        expect(first.iban).not.toBe(second.iban)
        const ids = [one, other].flatMap(seed =>
          plausibleTransactions(seed, 20, 'EUR').map(each => each.externalId),
        )
        expect(new Set(ids).size).toBe(40)
      }),
    )
  })

  it('has a password that contains no name of the person or company', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { password, firstName, lastName, companyName, email } = all(seed)
        const parts = folded(`${firstName} ${lastName} ${companyName} ${email}`)
          .split(/[^a-z0-9]+/)
          .filter(({ length }) => length >= 4)
        for (const part of parts) expect(folded(password)).not.toContain(part)
      }),
    )
  })

  it('continues the numbering of the last transactions', () => {
    expect(plausibleTransactions(7, 2, 'CHF', 21).map(({ externalId }) => externalId)).toEqual([
      'S7-0021',
      'S7-0022',
    ])
  })
})
