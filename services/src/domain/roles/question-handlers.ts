import type { Call, CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { ofAllPeople } from '../of-all-people.ts'
import { readImpact } from './impact.ts'
import { checkMemberRule, checkPlan, scopesOfPlan } from './plan.ts'
import { askedRole, needAdministrator } from './right.ts'
import { readChoices, readMatches } from './rule-statements.ts'
import { readImplied, readScopeIds } from './scope-statements.ts'
import { readScopeNames } from '../applications/scope-statements.ts'

type NamesCall = CallOf<'previewMemberRule'> | CallOf<'assessRolePlan'>

function pageOf({ query }: NamesCall): { top: number; skip: number } {
  return { top: query.$top ?? 100, skip: query.$skip ?? 0 }
}

/**
 * Who answers concern, by name, is for those who may read people: a rule can match everybody. Others are told how many.
 * @param read reads the answer with a page of names
 */
async function withNames<T extends { people: unknown }>(
  call: NamesCall,
  read: (page: { top: number; skip: number }) => Promise<T>,
): Promise<Omit<T, 'people'> & { people: T['people'] | null }> {
  if (call.person.scopes.has('Users.Read')) return read(pageOf(call))
  return { ...(await read({ top: 0, skip: 0 })), people: null }
}

const previewMemberRule: Handler<'previewMemberRule'> = async call => {
  const { memberRule } = call.body
  await checkMemberRule(call, memberRule, '/memberRule')
  return { body: await withNames(call, page => readMatches(call.db, memberRule, page)) }
}

const getMemberRuleChoices: Handler<'getMemberRuleChoices'> = async call => ({
  body: await readChoices(call.db),
})

/** The ids of all scopes that some of a role imply. */
async function impliedBy(call: Call, ids: Iterable<number>): Promise<number[]> {
  return [...new Set([...(await readImplied(call.db, ids)).values()].flat())]
}

const assessRolePlan: Handler<'assessRolePlan'> = async call => {
  const { rolesId, plan } = call.body
  if (rolesId === null || plan === null) needAdministrator(call)
  const role = rolesId === null ? undefined : await askedRole(call, rolesId)
  if (plan) await checkPlan(call, plan, '/plan')
  const current = await readScopeIds(call.db, rolesId ?? 0)
  const scopes = await scopesOfPlan(call, current, plan ?? { removedScopeIds: [...current] })
  const { change } = call.query
  const of = {
    rolesId: rolesId ?? 0,
    isDeleted: plan === null,
    scopesBefore: await impliedBy(call, current),
    scopesAfter: await impliedBy(call, scopes.after),
    added: plan?.addedUserIds ?? [],
    removed: plan?.removedUserIds ?? [],
    rule: plan?.memberRule === undefined ? (role?.member_rule ?? null) : plan.memberRule,
    isNewRule: plan?.memberRule !== undefined,
  }
  const impact = await withNames(call, page => readImpact(call.db, of, { ...page, change }))
  const addedDependencies = await readScopeNames(call.db, scopes.cameAlong)
  return { body: { ...impact, addedDependencies: addedDependencies.toSorted() } }
}

/** What only asks: whom a rule matches, and whom a change would give and take what. */
export const questionHandlers = {
  assessRolePlan: ofAllPeople(assessRolePlan),
  getMemberRuleChoices,
  previewMemberRule: ofAllPeople(previewMemberRule),
} satisfies SomeHandlers
