import { problemCodes } from '@parvis/openapi/document'
import type { OperationId, Operations, ProblemOf } from '@parvis/api-types/operations'
import type { problemStatus } from '@parvis/api-types/problem-status'

/** The stable code of a problem: one of those in the contract's problems.yaml. */
export type ProblemCode = keyof typeof problemStatus

type AnyProblem = ProblemOf<Operations[OperationId]>

/** One fault in a request: a JSON pointer into the body, or the name of the parameter or header. */
export type ValidationItem = NonNullable<AnyProblem['errors']>[number]

/** Something that still uses what was to be deleted. */
export type Use = NonNullable<AnyProblem['usedBy']>[number]

/** The equivalent onboarding request that blocks this one. */
export type EquivalentRequest = NonNullable<AnyProblem['equivalentRequest']>

/** A menu that blocks a publication, or the undoing of one. */
export type FaultyMenu = NonNullable<AnyProblem['menus']>[number]

/** A problem document (RFC 9457) with the product's own members. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  code: string
  traceId: string
  errors?: ValidationItem[]
  usedBy?: Use[]
  cycle?: string[]
  equivalentRequest?: EquivalentRequest
  triesLeft?: number
  menus?: FaultyMenu[]
}

/** What a problem carries besides its code. */
export interface ProblemDetails {
  /** English, specific to this occurrence; never SQL, never a stack trace. */
  detail?: string
  errors?: ValidationItem[]
  usedBy?: Use[]
  /** Names of scopes in order; the last repeats the first. */
  cycle?: string[]
  /** The onboarding request that is already under way. */
  equivalentRequest?: EquivalentRequest
  /** How many more times a code can be tried. */
  triesLeft?: number
  /** The menus that block the operation. */
  menus?: FaultyMenu[]
  headers?: Record<string, string>
}

/** A request that is refused with a problem. The code is one of those in the contract's problems.yaml. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.status = knownCode(code).status
    this.details = details
  }

  /** The document to send. */
  document(traceId: string): Problem {
    const { detail, errors, usedBy, cycle, equivalentRequest, triesLeft, menus } = this.details
    return {
      type: `urn:parvis:problem:${this.code}`,
      title: knownCode(this.code).title,
      status: this.status,
      ...(detail === undefined ? {} : { detail }),
      code: this.code,
      traceId,
      ...(errors === undefined ? {} : { errors }),
      ...(usedBy === undefined ? {} : { usedBy }),
      ...(equivalentRequest === undefined ? {} : { equivalentRequest }),
      ...(triesLeft === undefined ? {} : { triesLeft }),
      ...(menus === undefined ? {} : { menus }),
      ...(cycle === undefined ? {} : { cycle }),
    }
  }
}

/**
 * Thrown when the result of a `Preparation` is out of date because somebody else changed what it was based on. The
 * operation is then run again, preparation included; after too many attempts the caller gets this problem.
 */
export class PreparationStale extends ProblemError {
  constructor() {
    super('rate-limited', { headers: { 'retry-after': '2' } })
  }
}

function knownCode(code: string): { status: number; title: string } {
  const known = problemCodes[code]
  if (!known) throw new Error(`problems.yaml has no code ${code}`)
  return known
}
