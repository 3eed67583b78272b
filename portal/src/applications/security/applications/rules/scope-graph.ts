import type { AskedRow } from '../../../../api/all-pages.ts'
import type { WholeApplication } from '../application-record.ts'

/** A scope of an application. */
export type Scope = WholeApplication['securityScopes'][number]
/** A dependency: one scope requires another. */
export type Dependency = WholeApplication['scopesDependencies'][number]

/** A scope's direct requirement, with the name of the required scope. */
export interface Requirement {
  dependency: Dependency
  name: string
}

/** The query for all scopes, from which a requirement can be chosen. */
export const knownScopesQuery = {
  select: ['id', 'scopeName', 'scopeDescription', 'scopeEnglishDescription', 'applicationId'],
  orderby: ['scopeName'],
} as const
export type KnownScope = AskedRow<'listScopes', typeof knownScopesQuery>

/** The scopes of other applications, and the label of a scope whose name is unknown. */
export interface OtherScopes {
  scopes: readonly KnownScope[]
  unnamed: string
}

/** The direct requirements of each scope of the application, keyed by scope id and sorted by name. */
export function requirementsOf(
  application: WholeApplication,
  others: OtherScopes,
): ReadonlyMap<number, readonly Requirement[]> {
  const names = new Map(others.scopes.map(({ id, scopeName }) => [id, scopeName]))
  for (const { id, scopeName } of application.securityScopes) names.set(id, scopeName)
  const found = new Map<number, Requirement[]>()
  for (const dependency of application.scopesDependencies) {
    const name = names.get(dependency.requiredScopeId) ?? others.unnamed
    found.set(dependency.scopeId, [...(found.get(dependency.scopeId) ?? []), { dependency, name }])
  }
  for (const requirements of found.values()) requirements.sort((a, b) => (a.name < b.name ? -1 : 1))
  return found
}

export interface ScopeNode {
  id: string
  label: string
  description: string
  /** Whether the scope belongs to the application or to another one that it needs. */
  kind: 'own' | 'other'
}

export interface ScopeEdge {
  id: string
  source: string
  target: string
}

/** The scopes of an application, the required scopes of other applications, and an edge for each requirement. */
export function scopeGraph(
  application: WholeApplication,
  others: OtherScopes,
  describe: (scope: Pick<KnownScope, 'scopeDescription' | 'scopeEnglishDescription'>) => string,
): { nodes: ScopeNode[]; edges: ScopeEdge[] } {
  const own = new Set(application.securityScopes.map(({ id }) => id))
  const required = new Set(application.scopesDependencies.map(({ requiredScopeId }) => requiredScopeId))
  const known = new Map(others.scopes.map(scope => [scope.id, scope]))
  return {
    nodes: [
      ...application.securityScopes.map(
        (scope): ScopeNode => ({
          id: String(scope.id),
          label: scope.scopeName,
          description: describe(scope),
          kind: 'own',
        }),
      ),
      ...[...required]
        .filter(id => !own.has(id))
        .map((id): ScopeNode => {
          const scope = known.get(id)
          return {
            id: String(id),
            label: scope?.scopeName ?? others.unnamed,
            description: scope ? describe(scope) : '',
            kind: 'other',
          }
        }),
    ],
    edges: application.scopesDependencies.map(({ id, scopeId, requiredScopeId }) => ({
      id: String(id),
      source: String(scopeId),
      target: String(requiredScopeId),
    })),
  }
}

/** The steps of a dependency cycle: which scope requires which. */
export function stepsOf(cycle: readonly string[]): { name: string; required: string }[] {
  return cycle.slice(1).map((required, step) => ({ name: cycle[step] ?? '', required }))
}
