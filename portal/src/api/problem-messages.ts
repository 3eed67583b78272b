import {
  messageFor,
  NetworkFailure,
  ApiProblem,
  type ProblemItem,
  type ProblemMessages,
} from '@parvis/api-types/problems'
import type { OperationId } from '@parvis/api-types/operations'
import type { AnyTextKey, TextKey } from '../i18n/keys.ts'

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

/** The text of every problem that can reach the caller of an operation. */
export type ProblemTexts<Id extends OperationId> = ProblemMessages<Id, TextKey>

/**
 * The text for what a call threw.
 * @returns the key of the text and the reference for support, if the services gave one
 */
export function problemText<Id extends OperationId>(
  texts: ProblemTexts<Id>,
  error: unknown,
): { key: TextKey; reference?: string } {
  const key = messageFor(texts, error) ?? 'problem.generic'
  return error instanceof ApiProblem && error.traceId !== undefined
    ? { key, reference: error.traceId }
    : { key }
}

/** What the specification says about a failed communication when a screen knows no better, by HTTP status. */
export function communicationText(error: unknown): TextKey {
  if (error instanceof NetworkFailure) return 'problem.network'
  if (!(error instanceof ApiProblem)) return 'problem.generic'
  if (error.status === 401) return 'problem.unauthorized'
  if (error.status === 404) return 'problem.actionMissing'
  return error.status >= 500 ? 'problem.server' : 'problem.generic'
}

/** The message of one wrong value: exhaustive over the codes of validation errors in the contract. */
export const valueTexts = {
  required: 'problem.value.required',
  'too-short': 'problem.value.too-short',
  'too-long': 'problem.value.too-long',
  pattern: 'problem.value.pattern',
  format: 'problem.value.format',
  type: 'problem.value.type',
  'not-a-number': 'problem.value.not-a-number',
  minimum: 'problem.value.minimum',
  maximum: 'problem.value.maximum',
  'too-few': 'problem.value.too-few',
  'too-many': 'problem.value.too-many',
  'not-unique': 'problem.value.not-unique',
  'value-not-allowed': 'problem.value.value-not-allowed',
  'unknown-field': 'problem.value.unknown-field',
  'control-character': 'problem.value.control-character',
  syntax: 'problem.value.syntax',
  'unknown-name': 'problem.value.unknown-name',
  'type-mismatch': 'problem.value.type-mismatch',
  'not-supported': 'problem.value.not-supported',
  'too-complex': 'problem.value.too-complex',
} as const satisfies Record<ProblemItem['code'], AnyTextKey>
