import { expect, test } from 'vitest'
import type { Rule, RuleField } from './rule.ts'
import { ruleText } from './ruleText.ts'

const named = (...labels: string[]) => labels.map(label => ({ id: label.slice(0, 2), label }))
const fields: Readonly<Record<'en' | 'fr', readonly RuleField[]>> = {
  en: [
    { id: 'grade', label: 'Grade', options: named('Manager', 'Partner', 'Senior') },
    { id: 'country', label: 'Country', options: named('France', 'Belgium') },
  ],
  fr: [
    { id: 'grade', label: 'Grade', options: named('Manager', 'Partner', 'Senior') },
    {
      id: 'country',
      label: 'Pays',
      options: [
        { id: 'Fr', label: 'France' },
        { id: 'Be', label: 'Belgique' },
      ],
    },
  ],
}
const grade = (operator: 'is' | 'isNot', ...values: string[]) => ({ field: 'grade', operator, values })
const country = (value: string) => ({ field: 'country', operator: 'is' as const, values: [value] })

test.each<[Rule | null, string, string]>([
  [null, '', ''],
  [grade('is', 'Ma'), 'Grade is Manager', 'Grade est Manager'],
  [
    { all: [grade('is', 'Ma', 'Pa'), country('Fr')] },
    'Grade is Manager or Partner, and Country is France',
    'Grade est Manager ou Partner, et Pays est France',
  ],
  [
    grade('is', 'Ma', 'Pa', 'Se'),
    'Grade is Manager, Partner, or Senior',
    'Grade est Manager, Partner ou Senior',
  ],
  [grade('isNot', 'Ma'), 'Grade is not Manager', 'Grade n’est pas Manager'],
  [grade('isNot', 'Ma', 'Pa'), 'Grade is neither Manager nor Partner', 'Grade n’est ni Manager ni Partner'],
  [
    grade('isNot', 'Ma', 'Pa', 'Se'),
    'Grade is none of Manager, Partner, and Senior',
    'Grade n’est ni Manager, ni Partner, ni Senior',
  ],
  [
    { any: [country('Be'), { all: [grade('is', 'Pa'), country('Fr')] }] },
    'Country is Belgium, or (Grade is Partner, and Country is France)',
    'Pays est Belgique, ou (Grade est Partner, et Pays est France)',
  ],
  [{ all: [{ any: [country('Be')] }] }, 'Country is Belgium', 'Pays est Belgique'],
  [{ all: [grade('is')] }, 'Grade is …', 'Grade est …'],
  [{ field: 'gone', operator: 'is', values: ['x'] }, 'gone is x', 'gone est x'],
])('%j in words', (rule, en, fr) => {
  expect(ruleText(rule, { fields: fields.en, locale: 'en' })).toBe(en)
  expect(ruleText(rule, { fields: fields.fr, locale: 'fr' })).toBe(fr)
})
