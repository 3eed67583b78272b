import type { Schemas } from '@parvis/api-types/authorization'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { nameIn, roleNameIn } from '../../../../i18n/names.ts'

export type Permissions = Schemas['UserPermissions']
export type Role = Schemas['PermissionRole']

/** One way by which a scope is in effect: the role gives the first scope of the chain, each requires the next. */
export interface Reason {
  /** Unique among the reasons of a scope. */
  id: string
  role: Role
  /** Names of scopes; the last one is in effect by it. */
  chain: readonly string[]
}

/** A scope in effect, with its reasons in words that can be looked up. */
export interface ExplainedScope {
  id: number
  name: string
  description: string
  englishDescription: string
  /** The name of the application that defines it; empty when there is none. */
  application: string
  /** A role gives it itself; otherwise it comes only by what other scopes require. */
  isDirect: boolean
  /** Names of the roles by which it is in effect, in their order. */
  roles: readonly string[]
  /** The shortest way of each role, the shortest of all first. */
  reasons: readonly Reason[]
  /** All other ways. */
  furtherReasons: readonly Reason[]
  /** The menus that ask for it. */
  menus: readonly Schemas['PermissionMenu'][]
}

/** Every scope that a person has, with each way by which it is in effect. */
export function explain(
  { roles, scopes, applications, menus }: Permissions,
  language: Locale,
): ExplainedScope[] {
  const names = new Map(scopes.map(({ id, scopeName }) => [id, scopeName]))
  const applicationNames = new Map(applications.map(each => [each.id, nameIn(language, each)]))
  return scopes.map(scope => {
    const ways = scope.chains.flatMap(chain => {
      const [head] = chain
      return roles
        .filter(role => head !== undefined && role.scopeIds.includes(head))
        .map(role => ({
          id: `${role.id} ${chain.join(' ')}`,
          role,
          chain: chain.map(id => names.get(id) ?? ''),
        }))
    })
    // Chains come with the shortest first: the first way of a role is its shortest.
    const firsts = new Map<number, Reason>()
    for (const way of ways) if (!firsts.has(way.role.id)) firsts.set(way.role.id, way)
    const reasons = [...firsts.values()]
    return {
      id: scope.id,
      name: scope.scopeName,
      description: scope.scopeDescription,
      englishDescription: scope.scopeEnglishDescription,
      application: applicationNames.get(scope.applicationId ?? 0) ?? '',
      isDirect: reasons.some(({ chain }) => chain.length === 1),
      roles: roles.filter(({ id }) => firsts.has(id)).map(role => roleNameIn(language, role)),
      reasons,
      furtherReasons: ways.filter(way => firsts.get(way.role.id) !== way),
      menus: menus.filter(({ minimumScope }) => minimumScope === scope.scopeName),
    }
  })
}

/** What a scope allows, in the reader's language. */
export function scopeDescription(scope: ExplainedScope, language: Locale): string {
  return language === 'fr' ? scope.description : scope.englishDescription
}

/** Whether a menu stands on the person's home page or in the sidebar. */
export function appears({ hiddenBecause }: Schemas['PermissionMenu']): boolean {
  return hiddenBecause.length === 0
}

/** First and last name. */
export function fullName({ firstname, name }: Schemas['User']): string {
  return `${firstname ?? ''} ${name ?? ''}`.trim()
}

/** A name as a part of the name of a file. */
export function fileWord(name: string): string {
  return name.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
}
