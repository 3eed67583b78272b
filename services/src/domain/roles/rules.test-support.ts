import fc from 'fast-check'
import type { MemberRule, MemberRuleClause, RuleField } from './member-rule.ts'

/** Values that people of the demo data have, and some that nobody has. */
const values: Record<RuleField, readonly string[]> = {
  grade: ['Manager', 'Associé', 'Senior', `Ma'nager"`, 'nope'],
  businessUnit: ['Audit Paris', 'Audit Lyon', 'International desk', 'nope'],
  country: ['FR', 'BE', 'ZZ'],
  userType: ['Collaborateur', 'Client'],
  application: ['1', '3', '4', '99'],
}

const anyClause = fc.constantFrom(...(Object.keys(values) as RuleField[])).chain(field =>
  fc.record<MemberRuleClause>({
    field: fc.constant(field),
    operator: fc.constantFrom('is', 'isNot'),
    values: fc.uniqueArray(fc.constantFrom(...values[field]), { minLength: 1 }),
  }),
)

/** Generates rules of any shape. */
export const anyRule = fc.letrec<{ rule: MemberRule }>(tie => ({
  rule: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    anyClause,
    fc.record({ all: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
  ),
})).rule
