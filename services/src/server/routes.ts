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

/** What the routes of the contract need beside the parts of the server. */
export interface RouteParts extends AppParts {
  people: People
  consumers: Consumers
  limiters: Limiters
  streams: Streams
  handlers: Readonly<Record<string, AnyHandler>>
  preparations: Readonly<Record<string, (call: AnyCall) => Promise<unknown>>>
  streamHandlers: Readonly<Record<string, AnyStreamHandler>>
  /** Ends the requests of an invited person who signs in. */
  joinBySigningIn: (services: AppParts['services'], email: string) => Promise<void>
  /** The rows that a person may see. */
  rowsOf: (person: Person) => Restrict
  /** Hosts whose writes change what people may do. */
  rightsHosts: ReadonlySet<Host>
}

/**
 * Adds a route for each operation of the contract. Its order is: person and scopes (or key and quotas), limits, parameters
 * and body, handler. What is open to anyone is limited before anything of it is read.
 * Throws at start when an operation has no handler or a handler has no operation.
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
  // Nothing is stripped from an answer; `answers.ts` says when something is in it that should not be.
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  for (const operation of contract.operations.values()) app.route(routeOf(operation, parts))
}

/** Largest body in bytes that anyone at all may send. */
const openBodyLimit = 8 * 1024

/** What Fastify needs to know of one operation's route. */
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

/** Finds out who asks and whether they may, before anything that they sent is read. */
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
      // Also where another call at the same moment did it: what is remembered is from before.
      parts.people.forget()
      request.person = await parts.people.find(request.claims.email)
    }
    enforce(operation, request.person)
  }
}

/** Lets everybody pass who may call one of the operations. */
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

/** Who asks: by a token for what the path names where the operation is open to one, else by an access token. */
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

/** The key of what the path of a request names. */
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
    // A public operation has no person, nor has one that a key calls, and their handlers ask for none.
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
    // Others hear of changed rights by notification; the author of the change must not wait for it.
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

/** A read whose answer did not change since the caller last had it is answered 304, without the body. */
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
    // HEAD asks for the headers alone; the stream would wait for as long as the token lasts.
    if (request.method === 'HEAD' && isEventStream(operation)) return reply.type('text/event-stream').send()
    const call = callOf(operation, parts, request)
    parts.streams.add(reply.raw)
    await stream(call, request, reply)
    return undefined
  }
}

/** Bodies are JSON, uncompressed and in UTF-8; a body that an operation does not have is not read; `__proto__` is refused. */
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

/** Headers of a request that Fastify looks for no body of. */
const bodyless = { 'content-type': undefined, 'content-length': undefined, 'transfer-encoding': undefined }
