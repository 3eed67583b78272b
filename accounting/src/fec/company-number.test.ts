import { describe, expect, it } from 'vitest'
import { companyLine, isCompanyNumber } from './company-number.ts'

describe('the number of a company', () => {
  it.each([
    ['732829320', true],
    ['732829321', false],
    ['73282932000074', true],
    ['73282932000075', false],
    // An establishment whose company number is invalid.
    ['73282932100074', false],
    // La Poste: 3 + 5 + 6 + 4 + 9 + 8 = 35.
    ['35600000000498', true],
    ['35600000000499', false],
    ['000000000', false],
    ['7328293200007', false],
    ['', false],
    ['73282932a', false],
  ])('%s: %s', (number, isOne) => {
    expect(isCompanyNumber(number)).toBe(isOne)
  })

  it('is printed in groups joined by no-break spaces', () => {
    const line = (number: string) => companyLine({ form: 'SAS', number, address: '3 rue de la Paix' })
    expect(line('732829320')).toBe('SAS, SIREN\u00A0732\u00A0829\u00A0320, 3 rue de la Paix')
    expect(line('73282932000074')).toBe('SAS, SIRET\u00A0732\u00A0829\u00A0320\u00A000074, 3 rue de la Paix')
  })

  it('is left out if it is missing, like form and address', () => {
    expect(companyLine({ form: '', number: '', address: 'Lyon' })).toBe('Lyon')
    expect(companyLine({ form: '', number: '', address: '' })).toBe('')
  })
})
