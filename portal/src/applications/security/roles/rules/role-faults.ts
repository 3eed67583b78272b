import { incompleteIn } from '@parvis/design-system/rule'
import { textFault } from '../../../../forms/required-text.ts'
import { requiredText } from '../../../../forms/rules.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import type { RoleTab } from '../addresses.ts'
import type { RoleValues } from './role-values.ts'

/** Lengths of the contract. */
export const roleLimits = { name: 200, purpose: 1000, emails: 1000 } as const

/** What is wrong with the values of a role: texts as `fieldText` carries them. */
export interface RoleFaults {
  name?: string
  purpose?: string
  /** By JSON pointer in the rule. */
  rule: Readonly<Record<string, string>>
}

/** What must be mended before the plan can be looked at. */
export function roleFaults({ name, purpose, rule }: RoleValues): RoleFaults {
  const wrongName = requiredText(roleLimits.name).safeParse(name).error?.issues[0]?.message
  const wrongPurpose = textFault(purpose, roleLimits.purpose)
  return {
    ...(wrongName !== undefined && { name: wrongName }),
    ...(wrongPurpose !== undefined && { purpose: wrongPurpose }),
    rule: Object.fromEntries(
      (rule === null ? [] : incompleteIn(rule)).map(({ pointer, lacks }) => [
        pointer,
        fieldText(`roles:rule.${lacks}`),
      ]),
    ),
  }
}

/** The parts of the page that have something to mend, in their order. */
export function faultyTabs(faults: RoleFaults): RoleTab[] {
  const isWrong = {
    details: faults.name !== undefined || faults.purpose !== undefined,
    members: Object.keys(faults.rule).length > 0,
  }
  return (['details', 'members'] as const).filter(tab => isWrong[tab])
}
