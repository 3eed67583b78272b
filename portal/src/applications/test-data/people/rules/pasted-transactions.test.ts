import { describe, expect, it } from 'vitest'
import { pastedText, readPasted, restAfter, sumOf } from './pasted-transactions.ts'
import { plausibleTransactions } from './plausible.ts'

const good = 'A-1\tFR14 2004 1010 0505 0001 3M02 606\tÉlectricité du Littoral\t-184,60 €\tFacture de mars'

describe('pasted transactions', () => {
  it('are parsed from a spreadsheet with column titles, and from lines with semicolons', () => {
    const expected = {
      externalId: 'A-1',
      iban: 'FR1420041010050500013M02606',
      account: 'Électricité du Littoral',
      amount: -184.6,
      currency: 'EUR',
      description: 'Facture de mars',
    }
    const pasted = readPasted(`Id\tIBAN\tCompte\tMontant\tLibellé\r\n\r\n${good}\r\n`, 'EUR')
    expect(pasted).toEqual({ transactions: [expected], lines: [3], wrong: [] })
    expect(readPasted(good.replaceAll('\t', ';'), 'EUR').transactions).toEqual([expected])
    expect(
      readPasted(good.replace('Facture de mars', '"Facture ""de"" mars"'), 'EUR').transactions[0],
    ).toMatchObject({
      description: 'Facture "de" mars',
    })
  })

  it('have faults marked cell by cell, with line and reason', () => {
    const lines = [
      good,
      'A 2\tFR14\t\tzwölf\t',
      'A-1\tDE89370400440532013000\tX\t12 USD\tY',
      `A-3\tDE89370400440532013000\t${'x'.repeat(101)}\t1\tY`,
    ]
    const { wrong } = readPasted(lines.join('\n'), 'EUR')
    expect(wrong.map(({ line, column, fault }) => [line, column, fault])).toEqual([
      [2, 'externalId', 'spaces'],
      [2, 'iban', 'iban'],
      [2, 'account', 'required'],
      [2, 'amount', 'amount'],
      [2, 'description', 'required'],
      [3, 'externalId', 'twice'],
      [3, 'amount', 'currency'],
      [4, 'account', 'tooLong'],
    ])
  })

  it('treat a first line without titles as data: a faulty one is not skipped', () => {
    expect(readPasted('A-1\tFR14\tX\tabc\tY', 'EUR').wrong).toHaveLength(2)
  })

  it('are parsed quickly and unchanged for 5,000 lines', () => {
    const made = plausibleTransactions(7, 5000, 'EUR')
    const text = pastedText(made)
    const started = performance.now()
    expect(readPasted(text, 'EUR')).toMatchObject({ transactions: made, wrong: [] })
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('keep the remaining lines once the first ones are added', () => {
    const lines = pastedText(plausibleTransactions(7, 5, 'EUR')).split('\n')
    expect(restAfter(lines.join('\r\n'), 3)).toBe(lines.slice(3).join('\n'))
    expect(restAfter(lines.join('\n'), 0)).toBe(lines.join('\n'))
    expect(restAfter(lines.join('\n'), 5)).toBe('')
  })
})

it('amounts are summed to the cent', () => {
  expect(sumOf(Array.from({ length: 1000 }, () => ({ amount: 0.1 })))).toBe(100)
  expect(sumOf([{ amount: 0.1 }, { amount: 0.2 }, { amount: -0.3 }])).toBe(0)
})
