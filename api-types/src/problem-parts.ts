import type { Operations, ProblemOf } from './operations.ts'
import { ApiProblem } from './problems.ts'

/** Something that still uses what was to be deleted. */
export type Use = NonNullable<ProblemOf<Operations['deleteApplication']>['usedBy']>[number]

const kinds: readonly string[] = Object.keys({
  role: true,
  menu: true,
  scope: true,
  product: true,
  notification: true,
  report: true,
  reminder: true,
} satisfies Record<Use['kind'], true>)

function isUse(value: unknown): value is Use {
  return (
    typeof value === 'object' &&
    value !== null &&
    kinds.includes(String(Reflect.get(value, 'kind'))) &&
    typeof Reflect.get(value, 'name') === 'string'
  )
}

function listIn(error: unknown, key: string): unknown[] {
  const value: unknown = error instanceof ApiProblem ? Reflect.get(error.document, key) : undefined
  return Array.isArray(value) ? value : []
}

/** What prevents a deletion; empty if the response does not say, whatever the error. */
export function usesIn(error: unknown): Use[] {
  return listIn(error, 'usedBy').filter(isUse)
}

/**
 * The names of scopes that would require each other in a cycle, in order; empty if the error is about something else.
 */
export function cycleIn(error: unknown): string[] {
  return listIn(error, 'cycle').filter(name => typeof name === 'string')
}

/** A menu that blocks a publication, or the undoing of one. */
export type FaultyMenu = NonNullable<ProblemOf<Operations['publishMenuDraft']>['menus']>[number]

const isFaultyMenu = (value: unknown): value is FaultyMenu =>
  typeof value === 'object' &&
  value !== null &&
  ['menuTitle', 'menuEnglishTitle', 'fault'].every(key => typeof Reflect.get(value, key) === 'string')

/** The menus that block a publication; empty if the error is about something else. */
export function faultyMenusIn(error: unknown): FaultyMenu[] {
  return listIn(error, 'menus').filter(isFaultyMenu)
}

/** The existing request that blocks an equivalent one. */
export type EquivalentRequest = NonNullable<
  ProblemOf<Operations['createOnBoardingRequest']>['equivalentRequest']
>

/** The existing request; undefined if the response does not say, whatever the error. */
export function equivalentIn(error: unknown): EquivalentRequest | undefined {
  const value: unknown =
    error instanceof ApiProblem ? Reflect.get(error.document, 'equivalentRequest') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const name: unknown = Reflect.get(value, 'createdByName')
  const id: unknown = Reflect.get(value, 'id')
  const createdBy: unknown = Reflect.get(value, 'createdBy')
  return (typeof id === 'number' || id === null) && typeof createdBy === 'string'
    ? { id, createdBy, createdByName: typeof name === 'string' ? name : null }
    : undefined
}

/** How many more times a code may be tried; undefined if the response does not say. */
export function triesLeftIn(error: unknown): number | undefined {
  const value: unknown = error instanceof ApiProblem ? Reflect.get(error.document, 'triesLeft') : undefined
  return typeof value === 'number' ? value : undefined
}
