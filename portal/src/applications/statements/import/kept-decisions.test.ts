import { describe, expect, it } from 'vitest'
import { isKeptDecisions, type KeptDecisions } from './kept-decisions.ts'

const client = { id: '7', label: 'Atelier Lumière', description: 'C000007' }
const kept: KeptDecisions = {
  client,
  decided: [
    ['380000', 'cash'],
    ['512000', { debit: 'cash', credit: 'bank-overdrafts' }],
  ],
}

describe('the stored decisions about a file', () => {
  it('are accepted as they were written', () => {
    expect(isKeptDecisions(JSON.parse(JSON.stringify(kept)))).toBe(true)
    expect(isKeptDecisions({ decided: [] })).toBe(true)
    expect(isKeptDecisions({ client: null, decided: [] })).toBe(true)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'decided'],
    ['no decisions', { client }],
    ['a client without a key', { client: { ...client, id: '' }, decided: [] }],
    ['a client whose key is a number', { client: { ...client, id: 7 }, decided: [] }],
    ['a line that there is not', { decided: [['380000', 'gone']] }],
    ['half of a pair', { decided: [['380000', { debit: 'cash' }]] }],
    ['an account alone', { decided: [['380000']] }],
  ])('are ignored if they are %s', (_, value) => {
    expect(isKeptDecisions(value)).toBe(false)
  })
})
