// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the people whom a rule matches now. */
export const previewMemberRule: Call<'previewMemberRule'> = {
  id: 'previewMemberRule',
  host: 'authorization',
  method: 'post',
  path: "/v1/MemberRules/Preview",
}

/** List the values that rules can use. */
export const getMemberRuleChoices: Call<'getMemberRuleChoices'> = {
  id: 'getMemberRuleChoices',
  host: 'authorization',
  method: 'get',
  path: "/v1/MemberRules/Choices",
}
