import { createContext, use } from 'react'
import type { RuleField, RuleOption } from './rule.ts'
import type { PartMessage } from './ruleTree.ts'
import type { RuleEditor } from './useRuleEditor.ts'

interface RuleContextValue {
  fields: readonly RuleField[]
  /** Remembers the names of chosen values. */
  learn: (field: string, options: readonly RuleOption[]) => void
  editor: RuleEditor
  /** By the id of a part. */
  messages: ReadonlyMap<string, readonly PartMessage[]>
  limits: { depth: number; clauses: number; values: number }
}

/** What all parts of a rule share. */
export const RuleContext = createContext<RuleContextValue | null>(null)

export function useRule(): RuleContextValue {
  const value = use(RuleContext)
  if (value === null) throw new Error('a part of a rule stands outside of a RuleBuilder')
  return value
}
