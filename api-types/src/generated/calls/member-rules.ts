// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Whom a rule matches now. */
export const previewMemberRule: Call<'previewMemberRule'> = {
  id: 'previewMemberRule',
  host: 'authorization',
  method: 'post',
  path: "/v1/MemberRules/Preview",
}

/** The values that people have in the fields of rules. */
export const getMemberRuleChoices: Call<'getMemberRuleChoices'> = {
  id: 'getMemberRuleChoices',
  host: 'authorization',
  method: 'get',
  path: "/v1/MemberRules/Choices",
}
