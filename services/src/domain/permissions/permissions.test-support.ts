import type { SeenMenu } from '../menus/seen-menus.ts'
import { people, type TestApp } from '../../server/testing.ts'
import type { MemberRuleClause } from '../roles/member-rule.ts'
import type { HeldRole, NamedScope } from './statements.ts'

/** UserPermissions of the contract. */
export interface Permissions {
  user: { id?: number; userEmail: string }
  isStaff: boolean
  refusal: string | null
  roles: (Omit<HeldRole, 'memberRule'> & { matchedClauses: MemberRuleClause[] })[]
  applications: { id: number; name: string }[]
  scopes: (NamedScope & { chains: number[][] })[]
  menus: SeenMenu[]
}

export const permissionsPath = (id: number | string) => `/api/authorization/v1/UserPermissions(${id})`
export const holdersPath = (id: number | string, query = '') =>
  `/api/authorization/v1/Scopes(${id})/Holders${query}`

/** What a person may do, as an administrator sees it. @throws when it is refused */
export async function permissionsOf(test: TestApp, id: number): Promise<Permissions> {
  const answer = await test.send('GET', permissionsPath(id), { as: people.administrator })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Permissions
}
