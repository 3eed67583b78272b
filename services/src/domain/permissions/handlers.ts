import { sql } from 'kysely'
import { enforce } from '../../access/enforce.ts'
import { type Person, readPerson } from '../../access/person.ts'
import { rowsOf } from '../../access/rows.ts'
import type { Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, withField } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { readSeenMenus } from '../menus/seen-menus.ts'
import { clausesOf, matchedClauses, type MemberRuleClause, type PersonFacts } from '../roles/member-rule.ts'
import { readFacts } from '../roles/rule-statements.ts'
import { chainsFrom } from './chains.ts'
import { readContact } from './contacts.ts'
import {
  countHolders,
  countRolesAmong,
  type Grounds,
  hasRoleAmong,
  type HeldRole,
  isHolder,
  isHolderOnPage,
  namesOfRolesAmong,
  readApplicationNames,
  readGivers,
  readGrounds,
  readScopesNamed,
  readUser,
} from './statements.ts'

/** Names of roles that one row of a list has; the contract's limit. */
const mostNames = 5

/** What the scopes come from of somebody who cannot hold roles. */
const noGrounds: Grounds = { roles: [], requirements: new Map() }

/** The code with which the portal refuses somebody altogether, by the rule that refuses their calls. */
function refusalOf(person: Person, call: Call): string | null {
  try {
    enforce(
      { codes: call.operation.codes, scopes: ['Portal.Access'], isForClients: true, isForManagers: false },
      person,
    )
    return null
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    throw error
  }
}

/** The clauses by which a role has somebody as a calculated member. */
function clausesThatMatch(
  { isCalculated, memberRule }: HeldRole,
  facts: PersonFacts | undefined,
): MemberRuleClause[] {
  if (!isCalculated || memberRule === null || !facts) return []
  const matched = new Set(matchedClauses(memberRule, facts))
  return clausesOf(memberRule).flatMap(({ pointer, clause }) => (matched.has(pointer) ? [clause] : []))
}

/** The keys of the applications that clauses name. */
function applicationsIn(clauses: readonly MemberRuleClause[]): number[] {
  return clauses.flatMap(({ field, values }) => (field === 'application' ? values.map(Number) : []))
}

/** What somebody may do, by the people who can hold roles or by the contacts. */
const permissionsOf =
  (read: typeof readUser | typeof readContact): Handler =>
  async call => {
    const { connection, settings } = call.services
    // All of it as of one moment: a role that goes in between would leave a scope without a reason.
    const snapshot = connection.db.transaction().setIsolationLevel('repeatable read')
    return snapshot.execute(async tx => {
      const user = await read(tx, Number(call.params['id']))
      if (!user) throw new ProblemError('not-found')
      const person = await readPerson(tx, user.userEmail, settings.firmDomain)
      const { roles, requirements } = user.id === undefined ? noGrounds : await readGrounds(tx, user.id)
      const chains = chainsFrom(
        roles.flatMap(role => role.scopeIds),
        requirements,
      )
      const named = await readScopesNamed(tx, person.scopes)
      const scopes = named.map(scope => {
        const found = chains.get(scope.id)
        if (!found) throw new Error(`${scope.scopeName} is in effect for ${user.userEmail} without a reason`)
        return { ...scope, chains: found }
      })
      const isCalculated = roles.some(role => role.isCalculated)
      const facts = isCalculated && user.id !== undefined ? await readFacts(tx, user.id) : undefined
      const explained = roles.map(({ memberRule, ...role }) => ({
        ...role,
        matchedClauses: clausesThatMatch({ ...role, memberRule }, facts),
      }))
      const applicationIds = new Set([
        ...scopes.flatMap(({ applicationId }) => applicationId ?? []),
        ...explained.flatMap(role => applicationsIn(role.matchedClauses)),
      ])
      return {
        body: {
          user,
          isStaff: person.staff,
          refusal: refusalOf(person, call),
          roles: explained,
          applications: await readApplicationNames(tx, [...applicationIds]),
          scopes,
          menus: await readSeenMenus(tx, person),
        },
      }
    })
  }

const listScopeHolders: Handler = async call => {
  const givers = await readGivers(call.db, Number(call.params['id']))
  if (!givers) throw new ProblemError('not-found')
  const fields = [
    {
      name: 'isDirect',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) => hasRoleAmong(alias, givers.direct),
    },
    {
      name: 'isStatic',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) => hasRoleAmong(alias, givers.all, 'static'),
    },
    {
      name: 'isCalculated',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) => hasRoleAmong(alias, givers.all, 'calculated'),
    },
    {
      name: 'roleCount',
      type: 'int',
      filterable: false,
      expression: (alias: string) => countRolesAmong(alias, givers.all),
    },
    {
      name: 'roleNames',
      type: 'json',
      filterable: false,
      expression: (alias: string) => namesOfRolesAmong(alias, givers.all, mostNames),
    },
  ] as const
  const known = fields.reduce((asked, field) => withField(asked, 'ScopeHolder', field), call)
  return listOf(
    person => {
      const rows = rowsOf(person)
      return (entity, alias) => {
        const own = rows(entity, alias) ?? sql`true`
        return entity === 'ScopeHolder' ? sql`${own} and ${isHolder(alias, givers)}` : own
      }
    },
    {
      // Members of the firm, who alone ask, see all people.
      pageRule: alias => isHolderOnPage(alias, givers),
      total: ({ filter, search }) => (filter || search ? undefined : countHolders(givers)),
    },
  )(known)
}

/** What people may do, and why. */
export const permissionHandlers: Handlers = {
  getContactPermissions: permissionsOf(readContact),
  getUserPermissions: permissionsOf(readUser),
  listContactsWithoutUser: listOf(),
  listScopeHolders,
}
