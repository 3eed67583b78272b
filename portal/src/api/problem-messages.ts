import { messageFor, ApiProblem, isProblem, type ProblemMessages } from '@parvis/api-types/problems'
import type { OperationId } from '@parvis/api-types/operations'
import type { TextKey } from '../i18n/keys.ts'

/**
 * The messages of the codes that most operations answer. A screen's map starts with it and adds what is its own:
 * `{ ...commonProblems, 'menu-code-taken': 'menus:problem.codeTaken' } satisfies ProblemTexts<'createMenu'>`.
 * A code that the map forgets does not compile.
 */
export const commonProblems = {
  'token-missing': 'problem.unauthorized',
  'token-invalid': 'problem.unauthorized',
  'token-expired': 'problem.unauthorized',
  'record-missing': 'problem.recordMissing',
  'scope-missing': 'problem.scope',
  'terms-not-accepted': 'problem.terms',
  'rate-limited': 'problem.rate',
  'query-invalid': 'problem.query',
  'header-invalid': 'problem.query',
  'body-invalid': 'problem.body',
  'payload-too-large': 'problem.tooLarge',
  'media-type-unsupported': 'problem.query',
  'not-found': 'problem.notFound',
  'precondition-required': 'problem.query',
  'precondition-failed': 'problem.changed',
  'idempotency-conflict': 'problem.twice',
  'server-error': 'problem.server',
  'database-unavailable': 'problem.database',
  'service-unavailable': 'problem.server',
  'network-failure': 'problem.network',
} as const satisfies Partial<Record<string, TextKey>>

/** Why a call failed, as it is said. */
export interface ProblemText {
  key: TextKey
  /** Trace id for support, if the services gave one. */
  reference?: string
}

/**
 * Whether the host does not have the call at all: it answers so without a problem of the contract. A firm's own host may lack
 * what is asked of it, and trying again does not help.
 */
const isNotOffered = (error: unknown) =>
  isProblem(error, 'service-unavailable') && [404, 405, 501].includes(error.status)

/** The text of every problem that can reach the caller of an operation. */
export type ProblemTexts<Id extends OperationId> = ProblemMessages<Id, TextKey>

/** The text for what a call threw. */
export function problemText<Id extends OperationId>(texts: ProblemTexts<Id>, error: unknown): ProblemText {
  const key = isNotOffered(error) ? 'problem.notOffered' : (messageFor(texts, error) ?? 'problem.generic')
  return error instanceof ApiProblem && error.traceId !== undefined
    ? { key, reference: error.traceId }
    : { key }
}

/** Says why a call failed. */
export type Say = (error: unknown) => ProblemText

/** The codes that an operation can answer and that not all applications know. */
type OwnCode<Id extends OperationId> = Exclude<keyof ProblemTexts<Id>, keyof typeof commonProblems>

/** The texts that operations need beside those of all applications; those may be said in other words. */
export type OwnProblems<Id extends OperationId> = Readonly<
  Record<OwnCode<Id>, TextKey> & Partial<Record<keyof ProblemTexts<Id>, TextKey>>
>

/**
 * Says the refusals of some operations: a code that is forgotten, or that none of them answers, does not compile.
 * @example const say = explain<'createMenu' | 'updateMenu'>({ 'menu-code-taken': 'menus:problem.codeTaken' })
 */
export function explain<Id extends OperationId>(own: OwnProblems<Id>): Say {
  const texts: Readonly<Record<string, TextKey>> & ProblemMessages<never, TextKey> = {
    ...commonProblems,
    ...own,
  }
  return error => problemText<never>(texts, error)
}
