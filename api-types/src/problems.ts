import type { KeyCode } from './generated/problem-status.ts'
import type { OperationId, Operations, ProblemOf } from './operations.ts'

/** One fault in a request. */
export type ProblemItem = NonNullable<ProblemOf<Operations['createMenu']>['errors']>[number]

/** The problem codes with which an operation can respond to a person, from the contract. */
export type ProblemCodeOf<Id extends OperationId> = Exclude<ProblemOf<Operations[Id]>['code'], KeyCode>

/**
 * The codes that the client itself sets: `service-unavailable` for a response that does not match the contract (an
 * empty 502, a page of a proxy), `network-failure` for no response.
 */
export type ClientCode = 'service-unavailable' | 'network-failure'

/** A message for every code that can reach the caller of an operation. A map with a missing code does not compile. */
export type ProblemMessages<Id extends OperationId, Message = string> = Readonly<
  Record<ProblemCodeOf<Id> | ClientCode, Message>
>

/** The content of a problem document. */
export interface ProblemFields<Code extends string> {
  code: Code
  status: number
  title: string
  detail?: string
  traceId?: string
  errors?: readonly ProblemItem[]
  retryAfter?: number
  /** The whole document, for members that only some operations have. */
  document?: object
}

/** An unsuccessful response. */
export class ApiProblem<Code extends string = string> extends Error {
  override readonly name = 'ApiProblem'
  /** The stable code; `service-unavailable` if the response was not a problem document. */
  readonly code: Code
  /** The HTTP status. */
  readonly status: number
  /** What went wrong this time, in English, if the response says. */
  readonly detail: string | undefined
  /** The reference to give to support. */
  readonly traceId: string | undefined
  /** The faults of the request; empty unless it was invalid. */
  readonly errors: readonly ProblemItem[]
  /** Seconds to wait before retrying, if the response says. */
  readonly retryAfter: number | undefined
  /** The whole document, for members that only some operations have: see `problem-parts.ts`. */
  readonly document: object

  constructor(fields: ProblemFields<Code>) {
    super(fields.title)
    this.code = fields.code
    this.status = fields.status
    this.detail = fields.detail
    this.traceId = fields.traceId
    this.errors = fields.errors ?? []
    this.retryAfter = fields.retryAfter
    this.document = fields.document ?? {}
  }
}

/** There was no response: the network is down, the host does not exist, or the connection broke. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  readonly code = 'network-failure'

  constructor(cause: unknown) {
    super('There was no answer', { cause })
  }
}

/** Whether an error is a problem with one of these codes, as in `isProblem(error, 'precondition-failed')`. */
export function isProblem<Code extends string>(error: unknown, ...codes: Code[]): error is ApiProblem<Code> {
  return error instanceof ApiProblem && (codes as string[]).includes(error.code)
}

/**
 * Finds the message for an error thrown by a call.
 * @param messages the ProblemMessages of the operation that was called
 * @returns the message; that of `service-unavailable` for a code newer than this client; undefined if the error is
 * neither a problem nor a network failure (an abort, a programming error) and not meant for people to read
 */
export function messageFor<Message>(
  messages: Readonly<Record<ClientCode, Message>>,
  error: unknown,
): Message | undefined {
  if (error instanceof NetworkFailure) return messages['network-failure']
  if (!(error instanceof ApiProblem)) return undefined
  const known: Readonly<Record<string, Message>> = messages
  return Object.hasOwn(known, error.code) ? known[error.code] : messages['service-unavailable']
}

function isItem(value: unknown): value is ProblemItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'pointer') === 'string' &&
    typeof Reflect.get(value, 'code') === 'string'
  )
}

function textIn(body: object, key: string): string | undefined {
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' ? value : undefined
}

async function readBody(response: Response): Promise<object> {
  try {
    const body: unknown = JSON.parse(await response.text())
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/**
 * Reads the problem from a response, whatever it contains.
 * @param response with an unread body
 * @returns never throws: anything but a problem document becomes `service-unavailable`
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const { status } = response
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  const body = isJson ? await readBody(response) : {}
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const errors: unknown = Reflect.get(body, 'errors')
  const detail = textIn(body, 'detail')
  const traceId = textIn(body, 'traceId')
  return new ApiProblem({
    code: textIn(body, 'code') ?? 'service-unavailable',
    status,
    title: textIn(body, 'title') ?? `The answer was ${status}`,
    errors: Array.isArray(errors) ? errors.filter(isItem) : [],
    document: body,
    ...(detail === undefined ? {} : { detail }),
    ...(traceId === undefined ? {} : { traceId }),
    ...(seconds >= 0 ? { retryAfter: seconds } : {}),
  })
}
