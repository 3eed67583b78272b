import { scopes as knownScopes } from '@parvis/openapi/document'
import type { Call, CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { ofAllPeople } from '../of-all-people.ts'
import { type Change, readImpact } from './impact.ts'
import type { ImpactOf } from './impact-shift.ts'
import { checkMemberRule, checkPlan, scopesOfPlan } from './plan.ts'
import { askedRole, isAdministrator, needAdministrator } from './right.ts'
import { readChoices, readMatches } from './rule-statements.ts'
import type { MenusOf } from './impact-menus.ts'
import { readImplied, readScopeIds } from './scope-statements.ts'
import { readScopeNames } from '../applications/scope-statements.ts'

type NamesCall = CallOf<'previewMemberRule'> | CallOf<'assessRolePlan'>

function pageOf({ query }: NamesCall): { top: number; skip: number } {
  return { top: query.$top ?? 100, skip: query.$skip ?? 0 }
}

/** Names are for callers who may read people, because a rule can match everyone. Others get only counts. */
const mayReadPeople = ({ person }: NamesCall) => person.scopes.has('Users.Read')

const previewMemberRule: Handler<'previewMemberRule'> = async call => {
  const { memberRule } = call.body
  await checkMemberRule(call, memberRule, '/memberRule')
  if (mayReadPeople(call)) return { body: await readMatches(call.db, memberRule, pageOf(call)) }
  return { body: { ...(await readMatches(call.db, memberRule, { top: 0, skip: 0 })), people: null } }
}

const getMemberRuleChoices: Handler<'getMemberRuleChoices'> = async call => ({
  body: await readChoices(call.db),
})

/** The ids of all scopes that some scopes of a role imply. */
async function impliedBy(call: Call, ids: Iterable<number>): Promise<number[]> {
  return [...new Set([...(await readImplied(call.db, ids)).values()].flat())]
}

/**
 * For callers who may not read people: the impact on the people they named themselves, by key. Names are left out: the
 * caller knows them already, and could otherwise learn others by guessing keys, since a query leaves no trace in the
 * history of the role.
 */
async function readNamed(call: Call, of: ImpactOf, change: Change | undefined, menus: MenusOf) {
  const among = [...of.added, ...of.removed]
  const page = { top: among.length, skip: 0, change, among }
  const { people, ...impact } = await readImpact(call.db, of, page, menus)
  const named = people.map(({ usersId, gains, loses }) => ({ usersId, gains, loses }))
  // Not ordered by name either, which would reveal something.
  return { ...impact, people: null, namedPeople: named.toSorted((one, other) => one.usersId - other.usersId) }
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
    addedManagers: plan?.addedManagerIds ?? [],
    removedManagers: plan?.removedManagerIds ?? [],
    rule: plan?.memberRule === undefined ? (role?.member_rule ?? null) : plan.memberRule,
    isNewRule: plan?.memberRule !== undefined,
  }
  const isTold = isAdministrator(call)
  const menus = { seenBy: isTold ? undefined : call.rows, testData: call.services.settings.testData }
  const { stranded, ...impact } = mayReadPeople(call)
    ? { ...(await readImpact(call.db, of, { ...pageOf(call), change }, menus)), namedPeople: null }
    : await readNamed(call, of, change, menus)
  const addedDependencies = await readScopeNames(call.db, scopes.cameAlong)
  return {
    body: {
      ...impact,
      scopes: impact.scopes.map(scope => ({
        ...scope,
        raises: knownScopes[scope.scopeName]?.raises ?? null,
      })),
      // It names menus and scopes that only someone who gives scopes can act on.
      stranded: isTold ? stranded : null,
      addedDependencies: addedDependencies.toSorted(),
    },
  }
}

/** Read-only queries: whom a rule matches, and who would gain or lose what by a change. */
export const questionHandlers = {
  assessRolePlan: ofAllPeople(assessRolePlan),
  getMemberRuleChoices,
  previewMemberRule: ofAllPeople(previewMemberRule),
} satisfies SomeHandlers
