import type { Handler, Handlers } from '../../server/call.ts'
import { ofAllPeople } from '../of-all-people.ts'
import { ofStaff } from '../of-staff.ts'
import { type Change, readImpact } from './impact.ts'
import { checkMemberRule, checkPlan, type RolePlan, scopesOfPlan } from './plan.ts'
import { askedRole, needAdministrator, type PersonCall } from './right.ts'
import { readChoices, readMatches } from './rule-statements.ts'
import { readImplied, readScopeIds } from './scope-statements.ts'
import { readScopeNames } from '../applications/scope-statements.ts'

function pageOf({ query }: PersonCall): { top: number; skip: number } {
  return { top: Number(query['$top'] ?? 100), skip: Number(query['$skip'] ?? 0) }
}

const previewMemberRule: Handler = async call => {
  const { memberRule } = call.body as { memberRule: unknown }
  await checkMemberRule(call, memberRule, '/memberRule')
  return { body: await readMatches(call.db, memberRule, pageOf(call)) }
}

const getMemberRuleChoices: Handler = async call => ({ body: await readChoices(call.db) })

/** The ids of all scopes that some of a role imply. */
async function impliedBy(call: PersonCall, ids: Iterable<number>): Promise<number[]> {
  return [...new Set([...(await readImplied(call.db, ids)).values()].flat())]
}

const assessRolePlan: Handler = async call => {
  const { rolesId, plan } = call.body as { rolesId: number | null; plan: RolePlan | null }
  if (rolesId === null || plan === null) needAdministrator(call)
  const role = rolesId === null ? undefined : await askedRole(call, rolesId)
  if (plan) await checkPlan(call, plan, '/plan')
  const current = await readScopeIds(call.db, rolesId ?? 0)
  const scopes = await scopesOfPlan(call, current, plan ?? { removedScopeIds: [...current] })
  const impact = await readImpact(
    call.db,
    {
      rolesId: rolesId ?? 0,
      isDeleted: plan === null,
      scopesBefore: await impliedBy(call, current),
      scopesAfter: await impliedBy(call, scopes.after),
      added: plan?.addedUserIds ?? [],
      removed: plan?.removedUserIds ?? [],
      rule: plan?.memberRule === undefined ? (role?.member_rule ?? null) : plan.memberRule,
      isNewRule: plan?.memberRule !== undefined,
    },
    { ...pageOf(call), change: call.query['change'] as Change | undefined },
  )
  const addedDependencies = await readScopeNames(call.db, scopes.cameAlong)
  return { body: { ...impact, addedDependencies: addedDependencies.toSorted() } }
}

/** What only asks: whom a rule matches, and whom a change would give and take what. */
export const questionHandlers: Handlers = {
  assessRolePlan: ofStaff(ofAllPeople(assessRolePlan)),
  getMemberRuleChoices: ofStaff(getMemberRuleChoices),
  previewMemberRule: ofStaff(ofAllPeople(previewMemberRule)),
}
