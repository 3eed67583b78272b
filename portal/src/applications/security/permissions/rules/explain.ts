import type { Schemas } from '@parvis/api-types/authorization'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { nameIn, roleNameIn } from '../../../../i18n/names.ts'

export type Permissions = Schemas['UserPermissions']
export type Role = Schemas['PermissionRole']

/** One way a scope takes effect: a role gives the first scope of the chain, and each scope requires the next. */
export interface Reason {
  /** Unique among the reasons of a scope. */
  id: string
  role: Role
  /** Names of scopes; the last one is the scope explained. */
  chain: readonly string[]
}

/** A scope in effect, with its reasons as searchable text. */
export interface ExplainedScope {
  id: number
  name: string
  description: string
  englishDescription: string
  /** Name of the application that defines it; empty if there is none. */
  application: string
  /** Whether a role gives the scope directly; otherwise other scopes require it. */
  isDirect: boolean
  /** Names of the roles that bring the scope into effect, in the order of the roles. */
  roles: readonly string[]
  /** The shortest chain of each role, shortest first. */
  reasons: readonly Reason[]
  /** All longer chains. */
  furtherReasons: readonly Reason[]
  /** The menus that require the scope. */
  menus: readonly Schemas['PermissionMenu'][]
}

/** Every scope a person has, with every reason for it. */
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
    // Chains come shortest first, so a role's first chain is its shortest.
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

/** Whether a menu appears on the person's home page or in the sidebar. */
export function appears({ hiddenBecause }: Schemas['PermissionMenu']): boolean {
  return hiddenBecause.length === 0
}

/** First and last name. */
export function fullName({ firstname, name }: Schemas['User']): string {
  return `${firstname ?? ''} ${name ?? ''}`.trim()
}

/** A name made safe for use in a file name. */
export function fileWord(name: string): string {
  return name.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
}
