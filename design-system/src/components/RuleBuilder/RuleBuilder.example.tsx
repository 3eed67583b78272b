import type { Rule } from '@parvis/design-system/rule'
import { RuleBuilder } from '@parvis/design-system/RuleBuilder'
import { useState } from 'react'

const grades = [{ id: 'manager', label: 'Manager' }]
const fields = [{ id: 'grade', label: 'Grade', options: grades }]

export function WhoHasAccess() {
  const [rule, setRule] = useState<Rule | null>(null)
  return <RuleBuilder label="Who has access" fields={fields} value={rule} onChange={setRule} />
}
