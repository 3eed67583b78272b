import { describe, expect, it } from 'vitest'
import { translationsInBoth } from '../../../../../i18n/both-languages.ts'
import { permissionTexts } from '../../i18n/texts.ts'
import type { Reason } from '../../rules/explain.ts'
import { membershipText, reasonText } from './reason-text.ts'

const role: Reason['role'] = {
  id: 7,
  roleFunctionDescription: 'Auditeurs Paris',
  englishName: 'Paris auditors',
  isStatic: false,
  isCalculated: true,
  matchedClauses: [
    { field: 'grade', operator: 'is', values: ['Manager', 'Associé'] },
    { field: 'country', operator: 'isNot', values: ['BE'] },
    { field: 'application', operator: 'is', values: ['3', '99'] },
    { field: 'userType', operator: 'is', values: ['Collaborateur'] },
  ],
  scopeIds: [1],
}
const reason: Reason = { id: '7 1 2', role, chain: ['Reports.Read', 'Reports.List'] }

function wordsIn(language: 'en' | 'fr') {
  const both = translationsInBoth(language)
  both.add('permissions', language, permissionTexts[language])
  return { t: both.translate('permissions'), language, applications: new Map([[3, 'Organisation']]) }
}

describe('the text of a reason', () => {
  it('names the role, the matching clauses, and each scope in the chain', () => {
    expect(reasonText(reason, wordsIn('en'))).toBe(
      'Member of Paris auditors, because the grade is Manager or Associé, and the country is not Belgium, and an application in use is Organisation or 99, and the person is staff; the role gives Reports.Read, which requires Reports.List.',
    )
    expect(reasonText(reason, wordsIn('fr'))).toBe(
      'Membre d’Auditeurs Paris, car le grade est Manager ou Associé, et le pays n’est pas Belgique, et une application utilisée est Organisation ou 99, et la personne est un collaborateur\u00a0; ce rôle donne Reports.Read, qui demande Reports.List.',
    )
  })

  it('is shorter for a member by name', () => {
    const named = { ...reason, role: { ...role, isStatic: true } }
    expect(reasonText(named, wordsIn('en'))).toBe(
      'Member of Paris auditors, which gives Reports.Read, which requires Reports.List.',
    )
  })

  it.each([
    [true, false, 'by name'],
    [false, true, 'because the country is not Belgium'],
    [true, true, 'by name, and because the country is not Belgium'],
  ])('says how somebody became a member: by name %s, by rule %s', (isStatic, isCalculated, text) => {
    const matchedClauses = role.matchedClauses.filter(clause => isCalculated && clause.field === 'country')
    expect(membershipText({ ...role, isStatic, isCalculated, matchedClauses }, wordsIn('en'))).toBe(text)
  })
})
