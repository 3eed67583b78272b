import { messageFor, ApiProblem, isProblem, type ProblemMessages } from '@parvis/api-types/problems'
import type { OperationId } from '@parvis/api-types/operations'
import type { TextKey } from '../i18n/keys.ts'

/**
 * The messages of the codes that most operations return. A screen's map extends it with its own: `{ ...commonProblems,
 * 'menu-code-taken': 'menus:problem.codeTaken' } satisfies ProblemTexts<'createMenu'>`. A map that leaves out a code
 * does not compile.
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

/** The text that explains why a request failed. */
export interface ProblemText {
  key: TextKey
  /** Trace id for support, if the services returned one. */
  reference?: string
}

/**
 * Whether the host does not have the operation at all: its response is then not a problem of the contract. A firm's
 * own host may lack an operation, and retrying does not help.
 */
const isNotOffered = (error: unknown) =>
  isProblem(error, 'service-unavailable') && [404, 405, 501].includes(error.status)

/** Whether a proxy or a host of the firm answered that nobody is signed in, without a problem of the contract. */
const isUnauthorized = (error: unknown) => isProblem(error, 'service-unavailable') && error.status === 401

/** A text for every problem that the caller of an operation can get. */
export type ProblemTexts<Id extends OperationId> = ProblemMessages<Id, TextKey>

/** The text for an error thrown by a request. */
export function problemText<Id extends OperationId>(texts: ProblemTexts<Id>, error: unknown): ProblemText {
  const key = isNotOffered(error)
    ? 'problem.notOffered'
    : isUnauthorized(error)
      ? 'problem.unauthorized'
      : (messageFor(texts, error) ?? 'problem.generic')
  return error instanceof ApiProblem && error.traceId !== undefined
    ? { key, reference: error.traceId }
    : { key }
}

/** Explains why a request failed. */
export type Say = (error: unknown) => ProblemText

/** The codes that an operation can return beyond the common ones. */
type OwnCode<Id extends OperationId> = Exclude<keyof ProblemTexts<Id>, keyof typeof commonProblems>

/** The texts that operations need beyond the common ones, which may be overridden. */
export type OwnProblems<Id extends OperationId> = Readonly<
  Record<OwnCode<Id>, TextKey> & Partial<Record<keyof ProblemTexts<Id>, TextKey>>
>

/**
 * Explains the problems of some operations. Leaving out a code, or naming one that none of them returns, does not
 * compile.
 * @example const say = explain<'createMenu' | 'updateMenu'>({ 'menu-code-taken': 'menus:problem.codeTaken' })
 */
export function explain<Id extends OperationId>(own: OwnProblems<Id>): Say {
  const texts: Readonly<Record<string, TextKey>> & ProblemMessages<never, TextKey> = {
    ...commonProblems,
    ...own,
  }
  return error => problemText<never>(texts, error)
}
