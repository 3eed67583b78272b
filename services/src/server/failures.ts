import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../failure.ts'
import { type ProblemCode, ProblemError } from './problem.ts'

/** Maps Fastify's own errors to the contract's problem codes. */
const ofFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-invalid',
  FST_ERR_BAD_URL: 'path-unknown',
  FST_ERR_ROUTE_ON_BAD_URL: 'path-unknown',
}

/** SQLSTATE classes and Node error codes that mean the database is unavailable. */
const unavailable =
  /^(08...|57P0[1-5]|53[0-9]{3}|58030|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/
/** Retry-After, in seconds, when the database is unavailable. */
const retryAfter = 5

/** Turns every error into a problem response. */
export function answerFailures(app: FastifyInstance, methodsOf: (path: string) => readonly string[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, problemOf(error)))
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?')[0] ?? '')
    return allowed.length > 0
      ? sendProblem(
          request,
          reply,
          new ProblemError('method-not-allowed', { headers: { allow: allowed.join(', ') } }),
        )
      : sendProblem(request, reply, new ProblemError('path-unknown'))
  })
}

/** Sends a problem. Server errors are logged with their cause; refusals are not. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'failed')
  request.problemCode = problem.code
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.details.headers })
    .type('application/problem+json')
    .send(problem.document(request.id))
}

/** Maps an error to a problem; unexpected errors become server-error. */
export function problemOf(error: Error & { statusCode?: number }): ProblemError {
  if (error instanceof ProblemError) return error
  // Fastify wraps whatever a validator throws or returns.
  if (error.cause instanceof ProblemError) return error.cause
  const code = codeOf(error) ?? ''
  const known = ofFastify[code]
  if (known === 'body-invalid') return noJson(error)
  if (known) return new ProblemError(known, {}, { cause: error })
  if (
    unavailable.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/i.test(error.message)
  )
    return new ProblemError(
      'database-unavailable',
      { headers: { 'retry-after': String(retryAfter) } },
      { cause: error },
    )
  if (error.statusCode === 400 && error instanceof SyntaxError) return noJson(error)
  return new ProblemError('server-error', {}, { cause: error })
}

function noJson(cause: Error): ProblemError {
  return new ProblemError('body-invalid', { errors: [{ pointer: '', code: 'syntax' }] }, { cause })
}
