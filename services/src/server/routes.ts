import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { Host } from '@parvis/openapi/document'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import { apiKeyIn } from '../access/api-key.ts'
import type { Consumers } from '../access/consumers.ts'
import { enforce } from '../access/enforce.ts'
import type { People } from '../access/people.ts'
import { rowsOfConsumer } from '../access/rows.ts'
import { checkTicket, embedTokenIn } from '../access/ticket.ts'
import type { Person } from '../access/person.ts'
import { checkToken, type TokenClaims } from '../access/token.ts'
import type { Restrict } from '../odata/scope.ts'
import type { AnyAnswer, AnyCall, AnyHandler, AnyStreamHandler } from './call.ts'
import { type KnownOperation, prefixOf, routePath } from './contract.ts'
import type { Limiters } from './limits.ts'
import type { AppParts } from './parts.ts'
import { ProblemError } from './problem.ts'
import type { Streams } from './streams.ts'
import { checkOf, type Part } from './validation.ts'
import { againWhileStale, hashRequest, runWrite } from './write.ts'

/** What the contract's routes need besides the parts of the server. */
export interface RouteParts extends AppParts {
  people: People
  consumers: Consumers
  limiters: Limiters
  streams: Streams
  handlers: Readonly<Record<string, AnyHandler>>
  preparations: Readonly<Record<string, (call: AnyCall) => Promise<unknown>>>
  streamHandlers: Readonly<Record<string, AnyStreamHandler>>
  /** Completes the requests of an invited person who signs in. */
  joinBySigningIn: (services: AppParts['services'], email: string) => Promise<void>
  /** The row rules of a person. */
  rowsOf: (person: Person) => Restrict
  /** Hosts whose writes change people's rights. */
  rightsHosts: ReadonlySet<Host>
}

/**
 * Adds a route for each operation of the contract. Each request passes, in order: person and scopes (or key and
 * quotas), rate limits, parameters and body, handler. Public operations are rate-limited before anything of the request
 * is read. Throws at start-up if an operation has no handler or a handler has no operation.
 */
export async function routeContract(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { contract, handlers, preparations, streamHandlers } = parts
  for (const id of [handlers, preparations, streamHandlers].flatMap(Object.keys))
    if (!contract.operations.has(id)) throw new Error(`The contract has no operation ${id}`)
  readJsonOnly(app)
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const check = checkOf(schema, (httpPart ?? 'body') as Part)
    return (data: unknown) => {
      check(data)
      return true
    }
  })
  // Nothing is stripped from a response; `answers.ts` reports anything that should not be there.
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  for (const operation of contract.operations.values()) app.route(routeOf(operation, parts))
}

/** Maximum body size, in bytes, for public operations. */
const openBodyLimit = 8 * 1024

/** Fastify's route options for one operation. */
function routeOf(operation: KnownOperation, parts: RouteParts): RouteOptions {
  const handler = parts.handlers[operation.id]
  const stream = parts.streamHandlers[operation.id]
  if (!handler && !stream) throw new Error(`No handler for ${operation.id}`)
  const limiter = parts.limiters.of(operation)
  return {
    method: operation.method.toUpperCase(),
    url: prefixOf(operation.host) + routePath(operation.path),
    schema: operation.parts,
    config: { operationId: operation.id, hasBody: operation.operation.requestBody !== undefined },
    ...(operation.scopes === undefined
      ? {
          bodyLimit: operation.operation['x-body-limit'] ?? openBodyLimit,
          ...(limiter ? { onRequest: limiter } : {}),
        }
      : { onRequest: authenticate(operation, parts), ...(limiter ? { preValidation: limiter } : {}) }),
    handler: handler ? answerWith(operation, handler, parts) : streamWith(operation, stream, parts),
  }
}

/** Identifies the caller and checks their rights before anything else of the request is read. */
export function authenticate(operation: KnownOperation, parts: RouteParts): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (operation.scopes === undefined) return
    const { authorization } = request.headers
    const key = apiKeyIn(authorization)
    try {
      if (operation.api !== undefined && key !== undefined) {
        const { consumer, headers } = await parts.consumers.admit(key, operation.api)
        request.consumer = consumer
        void reply.headers(headers)
        return
      }
      request.claims = await claimsOf(request, operation, parts)
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401) await parts.limiters.refusedTokens(request)
      throw error
    }
    request.person = await parts.people.find(request.claims.email)
    if (request.person.isInvited) {
      await parts.joinBySigningIn(parts.services, request.person.email)
      // Also when a concurrent call has already joined them: the cached person is out of date.
      parts.people.forget()
      request.person = await parts.people.find(request.claims.email)
    }
    enforce(operation, request.person)
  }
}

/** Admits everybody who may call at least one of the operations. */
export function authenticateAny(
  operations: readonly KnownOperation[],
  parts: RouteParts,
): onRequestAsyncHookHandler {
  return async function anyOf(request, reply) {
    let refusal: unknown
    for (const operation of operations) {
      try {
        await authenticate(operation, parts).call(this, request, reply)
        return
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'scope-missing') throw error
        refusal ??= error
      }
    }
    throw refusal
  }
}

/**
 * Reads the caller's claims: from a ticket for the item in the path where the operation accepts one, otherwise from an
 * access token.
 */
async function claimsOf(
  request: FastifyRequest,
  operation: KnownOperation,
  parts: RouteParts,
): Promise<TokenClaims> {
  const { authorization } = request.headers
  const { db } = parts.services.connection
  const { ticket } = request.query as Record<string, unknown>
  if (operation.ticket && typeof ticket === 'string')
    return checkTicket(operation.ticket, db, ticket, keyOf(request))
  const embed = operation.isForEmbeds ? embedTokenIn(authorization) : undefined
  return embed === undefined
    ? checkToken(authorization, parts.tokenRules())
    : checkTicket('embed', db, embed, keyOf(request))
}

/** The key of the item in the path. */
function keyOf({ params }: FastifyRequest): number {
  return Number((params as Record<string, unknown>)['id'])
}

function callOf(operation: KnownOperation, parts: RouteParts, request: FastifyRequest): AnyCall {
  const { services } = parts
  return {
    operation,
    services,
    db: services.connection.db,
    path: request.params as Record<string, unknown>,
    query: { ...(request.query as Record<string, unknown>) },
    body: request.body,
    ifMatch: request.headers['if-match'] ?? '*',
    log: request.log,
    address: request.ip,
    // Public operations and calls with an API key have no person, and their handlers do not read it.
    person: request.person as Person,
    rows: rowsFor(request, parts),
    problem: (code, details, options) => new ProblemError(code, details, options),
  }
}

function rowsFor({ consumer, person }: FastifyRequest, { rowsOf }: RouteParts): Restrict {
  if (consumer) return rowsOfConsumer(consumer)
  return person ? rowsOf(person) : rowsOfNobody
}

const rowsOfNobody = rowsOfConsumer({ id: 0, entities: new Set() })

function answerWith(operation: KnownOperation, handler: AnyHandler, parts: RouteParts) {
  const needsBody = operation.operation.requestBody?.required === true
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (needsBody && request.body === undefined)
      throw new ProblemError('body-invalid', { errors: [{ pointer: '', code: 'required' }] })
    const call = callOf(operation, parts, request)
    if (operation.isQuestion) return sendRead(request, reply, operation, await handler(call))
    const key = operation.method === 'post' ? String(request.headers['idempotency-key']) : undefined
    const hash = hashRequest(request.method, request.url, request.body)
    const prepare = parts.preparations[operation.id]
    const answer = await againWhileStale(async () =>
      runWrite(handler, { ...call, prepared: await prepare?.(call) }, key?.toLowerCase(), hash),
    )
    // Other processes learn of changed rights by notification; the author of the change must not have to wait for it.
    if (parts.rightsHosts.has(operation.host)) parts.people.forget()
    return send(reply, operation, answer)
  }
}

function send(reply: FastifyReply, operation: KnownOperation, answer: AnyAnswer): FastifyReply {
  void reply
    .code(operation.success)
    .header('cache-control', 'no-store')
    .headers(answer.headers ?? {})
  return answer.body === undefined ? reply.send() : reply.type('application/json').send(answer.body)
}

/** Responds to a read with 304 and no body if the caller already has the current version. */
function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: KnownOperation,
  answer: AnyAnswer,
): FastifyReply {
  if (!operation.isConditional) return send(reply, operation, answer)
  const tag = `W/"${createHash('sha256').update(JSON.stringify(answer.body)).digest('base64url').slice(0, 27)}"`
  const headers = { etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' }
  const known = request.headers['if-none-match']?.split(',').map(part => part.trim())
  if (known?.includes(tag)) return reply.code(304).headers(headers).send()
  return send(reply, operation, { ...answer, headers })
}

const isEventStream = ({ operation, success }: KnownOperation) =>
  operation.responses[success]?.content?.['text/event-stream'] !== undefined

function streamWith(operation: KnownOperation, stream: AnyStreamHandler | undefined, parts: RouteParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!stream) throw new Error(`No handler for ${operation.id}`)
    // HEAD needs only the headers; the stream would stay open for as long as the token lasts.
    if (request.method === 'HEAD' && isEventStream(operation)) return reply.type('text/event-stream').send()
    const call = callOf(operation, parts, request)
    parts.streams.add(reply.raw, isEventStream(operation))
    await stream(call, request, reply)
    return undefined
  }
}

/**
 * Accepts only JSON bodies, uncompressed and in UTF-8; does not read a body that the operation does not take; refuses
 * `__proto__`.
 */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', async request => {
    if (!request.routeOptions.config.hasBody) request.headers = bodyless
    else if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new ProblemError('media-type-unsupported', { headers: { 'accept-encoding': 'identity' } })
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(Buffer.from(body))) void parse(request, body.toString(), done)
    else done(new ProblemError('body-invalid', { errors: [{ pointer: '', code: 'syntax' }] }))
  })
}

/** Headers that make Fastify expect no body. */
const bodyless = { 'content-type': undefined, 'content-length': undefined, 'transfer-encoding': undefined }
