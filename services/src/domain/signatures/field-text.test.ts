import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { canShow, cleanText, textCapacity } from '@parvis/signatures/field-text'

describe('text for a field of a document', () => {
  it('is normalised to characters that fonts have: composed accents and plain spaces', () => {
    expect(cleanText(' Cafe\u0301\tde\u2009Paris\u00ad ')).toBe('Café de Paris')
    expect(cleanText('\u22125 %, ﬁn')).toBe('-5 %, fin')
    expect(canShow(cleanText('Cafe\u0301'))).toBe(true)
  })

  it('is accepted if the fonts have all its characters', () => {
    expect(['Łódź', 'Αθήνα', 'Москва', '12 rue de l’Église, 3ᵉ'.replace('ᵉ', 'e')].every(canShow)).toBe(true)
    expect(['李明', 'محمد', '✅', 'a\u0301'].some(canShow)).toBe(false)
  })

  it('allows the characters that the contract lists', () => {
    const contract = parse(
      readFileSync(new URL('../../../../openapi/portal/signature-schemas.yaml', import.meta.url), 'utf8'),
    ) as Record<string, { pattern: string }>
    for (const name of ['SignatureValueText', 'SignatureInitialsText', 'SignatureText']) {
      const pattern = new RegExp(contract[name]?.pattern ?? '', 'u')
      for (let code = 0; code < 0x3000; code += 1) {
        const letter = String.fromCodePoint(code)
        expect([name, code, canShow(letter)]).toEqual([name, code, pattern.test(letter)])
      }
    }
  })

  it('has a maximum length that depends on the size of its field', () => {
    expect(textCapacity(160, 24)).toBe(129)
    expect(textCapacity(160, 12)).toBe(43)
    expect(textCapacity(10, 10)).toBe(1)
  })
})
