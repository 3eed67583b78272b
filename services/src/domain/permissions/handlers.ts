import { sql } from 'kysely'
import { type Refusal, refusalOf } from '../../access/enforce.ts'
import { type Person, readPerson } from '../../access/person.ts'
import type { Call, CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList, withField } from '../../server/list.ts'
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

/** The contract's limit on role names per row. */
const mostNames = 5

/** The grounds of a person who cannot hold roles. */
const noGrounds: Grounds = { roles: [], requirements: new Map() }

/** The code with which the portal refuses a person altogether, by the same rule that refuses their calls. */
function refusalByPortal(person: Person, { operation: { codes } }: Call): Refusal['code'] | null {
  const toEnter = { codes, scopes: ['Portal.Access'], isForClients: true, isForManagers: false }
  return refusalOf(toEnter, person)?.code ?? null
}

/** The clauses through which a person is a calculated member of a role. */
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

/** What a person may do, for users or for contacts. */
const permissionsOf =
  (read: typeof readUser | typeof readContact) =>
  async (call: CallOf<'getUserPermissions'> | CallOf<'getContactPermissions'>) => {
    const { connection, settings } = call.services
    // Read everything in one snapshot: a role deleted in between would leave a scope without a reason.
    const snapshot = connection.db.transaction().setIsolationLevel('repeatable read')
    return snapshot.execute(async tx => {
      const user = await read(tx, call.path.id)
      if (!user) throw call.problem('not-found')
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
          refusal: refusalByPortal(person, call),
          roles: explained,
          applications: await readApplicationNames(tx, [...applicationIds]),
          scopes,
          menus: await readSeenMenus(tx, person, call.services.settings),
        },
      }
    })
  }

const listScopeHolders: Handler<'listScopeHolders'> = async call => {
  const givers = await readGivers(call.db, call.path.id)
  if (!givers) throw call.problem('not-found')
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
      expression: (alias: string) => namesOfRolesAmong(alias, givers.all, mostNames, 'fr'),
    },
    {
      name: 'englishRoleNames',
      type: 'json',
      filterable: false,
      expression: (alias: string) => namesOfRolesAmong(alias, givers.all, mostNames, 'en'),
    },
  ] as const
  const known = fields.reduce((asked, field) => withField(asked, 'ScopeHolder', field), call)
  return readList(known, {
    rows: (entity, alias) => {
      const own = call.rows(entity, alias)
      return entity === 'ScopeHolder' ? sql`${own} and ${isHolder(alias, givers)}` : own
    },
    // Only members of the firm can ask, and they see all people.
    pageRule: alias => isHolderOnPage(alias, givers),
    total: ({ filter, search }) => (filter || search ? undefined : countHolders(givers)),
  })
}

/** What people may do, and why. */
export const permissionHandlers = {
  getContactPermissions: permissionsOf(readContact),
  getUserPermissions: permissionsOf(readUser),
  listContactsWithoutUser: readList,
  listScopeHolders,
} satisfies SomeHandlers
