import { problemCodes } from '@parvis/openapi/document'
import type { OperationId, Operations, ProblemOf } from '@parvis/api-types/operations'
import type { problemStatus } from '@parvis/api-types/problem-status'

/** The stable code of a problem: one of the contract's problems.yaml. */
export type ProblemCode = keyof typeof problemStatus

type AnyProblem = ProblemOf<Operations[OperationId]>

/** One thing that is wrong in a request: JSON pointer into the body, or the name of the parameter or header. */
export type ValidationItem = NonNullable<AnyProblem['errors']>[number]

/** Something that uses what was to be deleted. */
export type Use = NonNullable<AnyProblem['usedBy']>[number]

/** The onboarding request that stands in the way of an equivalent one. */
export type EquivalentRequest = NonNullable<AnyProblem['equivalentRequest']>

/** A menu that stands in the way of a publication, or of undoing one. */
export type FaultyMenu = NonNullable<AnyProblem['menus']>[number]

/** A problem document, RFC 9457, with the product's own members. */
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

/** What a problem says beyond its code. */
export interface ProblemDetails {
  /** English, for this occurrence; never SQL, never a stack. */
  detail?: string
  errors?: ValidationItem[]
  usedBy?: Use[]
  /** Names of scopes in order; the last is the first again. */
  cycle?: string[]
  /** The onboarding request that is under way. */
  equivalentRequest?: EquivalentRequest
  /** How often a code can still be tried. */
  triesLeft?: number
  /** The menus that stand in the way. */
  menus?: FaultyMenu[]
  headers?: Record<string, string>
}

/** A request that is answered with a problem. The code is one of the contract's problems.yaml. */
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
 * What a `Preparation` made is of no use any more: somebody else changed what it stood on. The operation is done again from
 * there; where that happens too often, this is what its caller is told.
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
