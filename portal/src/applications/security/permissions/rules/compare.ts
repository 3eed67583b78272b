import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain, type ExplainedScope, type Permissions } from './explain.ts'

/** Which of two people has a scope. */
export const sides = ['first', 'second', 'both'] as const
export type Side = (typeof sides)[number]

/** A scope that at least one of two people has. */
export interface ComparedScope {
  /** The scope as one of the two has it. */
  scope: ExplainedScope
  side: Side
  first: ExplainedScope | undefined
  second: ExplainedScope | undefined
}

/** The scopes of two people side by side, sorted by name. */
export function compare(first: Permissions, second: Permissions, language: Locale): ComparedScope[] {
  const ofFirst = new Map(explain(first, language).map(scope => [scope.id, scope]))
  const ofSecond = new Map(explain(second, language).map(scope => [scope.id, scope]))
  const all = new Map([...ofFirst, ...ofSecond])
  return [...all.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(scope => {
      const [mine, theirs] = [ofFirst.get(scope.id), ofSecond.get(scope.id)]
      const side = mine && theirs ? 'both' : mine ? 'first' : 'second'
      return { scope, side, first: mine, second: theirs }
    })
}

/** The number of scopes on each side. */
export function countSides(scopes: readonly ComparedScope[]): Record<Side, number> {
  const count = (side: Side) => scopes.filter(scope => scope.side === side).length
  return { first: count('first'), second: count('second'), both: count('both') }
}
