import { describe, expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { isSameName, nameFault } from './names.ts'

const tooLong = (length: number) => fieldText('reports:problem.nameLength', { length, limit: 14 })
const family = '👩‍👩‍👧'

describe('a name', () => {
  test.each([
    ['Ventes 2026', undefined],
    ['Quatorze signe', undefined],
    ['Quinze signes !', tooLong(15)],
    // Characters as a reader counts them: a combining accent, a family emoji, a flag.
    ['e\u0301'.repeat(14), undefined],
    [family.repeat(14), undefined],
    [family.repeat(15), tooLong(15)],
    ['🇫🇷 Résultat net', undefined],
    // Invisible characters and surrounding spaces do not count.
    ['\u200b  Quatorze signe \u00ad', undefined],
    ['', ruleText('required')],
    [' \u200b ', ruleText('required')],
    ['Budget/2026', fieldText('reports:problem.nameInvalid')],
    ['a\\b', fieldText('reports:problem.nameInvalid')],
    ['..', fieldText('reports:problem.nameInvalid')],
  ])('%j is accepted or refused by the rules of the library', (name, fault) => {
    expect(nameFault(name)).toBe(fault)
  })
  test.each([
    ['Trésorerie', 'TRESORERIE', true],
    ['Budget  2026 ', 'budget 2026', true],
    ['Ventes', 'Vente', false],
  ])('%j and %j are the same name: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame)
  })
})
