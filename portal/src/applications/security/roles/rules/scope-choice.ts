import type { ChosenScope } from './role-values.ts'
import { nameIn } from '../../../../i18n/names.ts'

/** A scope that a role can give, with its description. */
export interface KnownScope extends ChosenScope {
  description: string
  /** Name of the application that defines it. */
  application: string
}

interface ApplicationScopes {
  name: string
  englishName: string | null
  securityScopes: readonly {
    id: number
    scopeName: string
    scopeDescription: string
    scopeEnglishDescription: string
  }[]
  scopesDependencies: readonly { scopeId: number; requiredScopeId: number }[]
}

/** All scopes and their dependencies. */
export interface ScopeBook {
  scopes: ReadonlyMap<number, KnownScope>
  /** Ids of the scopes that each scope requires directly. */
  needs: ReadonlyMap<number, readonly number[]>
}

/** The scopes of all applications, described in the reader's language. */
export function scopeBook(applications: readonly ApplicationScopes[], language: 'en' | 'fr'): ScopeBook {
  const scopes = new Map<number, KnownScope>()
  const needs = new Map<number, number[]>()
  for (const application of applications) {
    const { securityScopes, scopesDependencies } = application
    for (const { id, scopeName, scopeDescription, scopeEnglishDescription } of securityScopes) {
      const description = language === 'en' ? scopeEnglishDescription : scopeDescription
      scopes.set(id, { id, scopeName, description, application: nameIn(language, application) })
    }
    for (const { scopeId, requiredScopeId } of scopesDependencies)
      needs.set(scopeId, [...(needs.get(scopeId) ?? []), requiredScopeId])
  }
  return { scopes, needs }
}

/** Everything a scope requires, directly or indirectly, without the scope itself. */
function neededBy({ needs }: ScopeBook, id: number): Set<number> {
  const found = new Set<number>()
  const visit = (from: number) => {
    for (const next of needs.get(from) ?? []) {
      if (next === id || found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(id)
  return found
}

const byName = (one: ChosenScope, other: ChosenScope) => one.scopeName.localeCompare(other.scopeName)

/** Adds a scope to the chosen ones. @returns also the required scopes that are added with it */
export function withScope(book: ScopeBook, chosen: readonly ChosenScope[], id: number) {
  const has = new Set(chosen.map(scope => scope.id))
  const named = (ids: Iterable<number>): ChosenScope[] =>
    [...ids].flatMap(scope => {
      const known = has.has(scope) ? undefined : book.scopes.get(scope)
      return known ? [{ id: known.id, scopeName: known.scopeName }] : []
    })
  const along = named(neededBy(book, id)).toSorted(byName)
  return { scopes: [...chosen, ...named([id]), ...along], along }
}

/** The chosen scopes that depend on a scope, which cannot be removed without them. */
export function dependentsOf(book: ScopeBook, chosen: readonly ChosenScope[], id: number): ChosenScope[] {
  return chosen.filter(scope => scope.id !== id && neededBy(book, scope.id).has(id)).toSorted(byName)
}

/** A scope of the role as a row of its list. */
export interface GivenScope extends KnownScope {
  /** Not saved yet. */
  isNew: boolean
}

/** The chosen scopes by name, with their descriptions; a scope the reader may not read has none. */
export function givenScopes(
  book: ScopeBook,
  chosen: readonly ChosenScope[],
  saved: readonly ChosenScope[],
): GivenScope[] {
  const had = new Set(saved.map(({ id }) => id))
  return chosen.toSorted(byName).map(scope => ({
    ...(book.scopes.get(scope.id) ?? { ...scope, description: '', application: '' }),
    isNew: !had.has(scope.id),
  }))
}

/** Scope names joined into a list for a sentence. */
export function scopeNames(scopes: readonly ChosenScope[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(scopes.map(({ scopeName }) => scopeName))
}
