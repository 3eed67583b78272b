import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Consumer, Consumers } from '../access/consumers.ts'
import { People } from '../access/people.ts'
import type { Person } from '../access/person.ts'
import type { TokenClaims } from '../access/token.ts'
import { handlers, preparations, rightsHosts, startFeeds } from '../domain/handlers.ts'
import { joinBySigningIn } from '../domain/onboarding/invitation-handlers.ts'
import { beginUploads, uploadsOf } from '../domain/uploads.ts'
import { rowsOf } from '../domain/rows.ts'
import { Leases } from '../files/leases.ts'
import { methodsOfUploads, routeUploads } from '../files/uploads.ts'
import { checkedAnswers } from './answers.ts'
import { methodFinder, prefixOf } from './contract.ts'
import { answerFailures, problemOf, sendProblem } from './failures.ts'
import { networkOf } from '../network.ts'
import { createLimiters, defaultRateLimits } from './limits.ts'
import type { AppParts } from './parts.ts'
import { authenticateAny, type RouteParts, routeContract } from './routes.ts'
import { Streams } from './streams.ts'
import { printTrace, readTrace } from './trace.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** Whether the operation takes a request body. */
    hasBody?: boolean
  }
  interface FastifyRequest {
    claims: TokenClaims | undefined
    person: Person | undefined
    /** The program that calls with an API key. */
    consumer: Consumer | undefined
    /** The problem code of the response, if it is a problem. */
    problemCode: string | undefined
  }
}

/** Maximum body size in bytes. */
const bodyLimit = 1024 * 1024
/** Maximum time, in milliseconds, for a request to arrive in full. */
export const requestTimeout = 30_000
/** Maximum length of a path parameter. */
const maxParamLength = 500

/** Builds the API server: every operation of the contract under `/api/<host>`, and the two health endpoints. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { contract, services } = parts
  const log: FastifyBaseLogger = parts.log
  const { settings, connection } = services
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    bodyLimit,
    requestTimeout,
    // Without a trusted proxy in front, a caller could put any address into the forwarding headers.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength },
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
    genReqId: request => readTrace(request.headers.traceparent).traceId,
  })
  app.decorateRequest('claims', undefined)
  app.decorateRequest('person', undefined)
  app.decorateRequest('consumer', undefined)
  app.decorateRequest('problemCode', undefined)

  app.addHook('onRequest', async (request, reply) => {
    const trace = { ...readTrace(request.headers.traceparent), traceId: request.id }
    reply.header('traceparent', printTrace(trace)).header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config
    // Log the route, never the URL: a query string may name people.
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      {
        method: request.method,
        ...(operationId ? { operation: operationId } : { route: request.routeOptions.url ?? 'none' }),
        status: reply.statusCode,
        ...(request.problemCode ? { problem: request.problemCode } : {}),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })

  const people = new People(connection.db, connection.notifications, settings.firmDomain)
  const feeds = startFeeds(connection, settings, log)
  const leases = new Leases(connection)
  const openStreams = new Streams()
  app.addHook('preClose', async () => {
    openStreams.closeAll()
    // A client whose connection was lost would keep its request open for ever: request timeouts are no longer enforced
    // during shutdown.
    closeConnectionsAsTheyEnd(app)
    services.foreignFiles.close()
    await leases.letGo()
  })
  app.addHook('onClose', async () => {
    people.close()
    leases.close()
    await feeds.close()
  })

  await app.register(cors, {
    origin: [settings.publicOrigin, ...settings.allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'if-match',
      'if-none-match',
      'idempotency-key',
      'last-event-id',
      'traceparent',
      'tus-resumable',
      'upload-offset',
    ],
    exposedHeaders: [
      'content-disposition',
      'etag',
      'location',
      'retry-after',
      'traceparent',
      'tus-resumable',
      'tus-version',
      'upload-length',
      'upload-offset',
    ],
    maxAge: 600,
  })
  await app.register(rateLimit, { global: false })
  const limiters = createLimiters(
    app,
    { ...defaultRateLimits, ...parts.rateLimits },
    ({ claims, consumer, ip }) => claims?.email ?? (consumer ? `consumer ${consumer.id}` : networkOf(ip)),
  )
  const methodsOf = methodFinder(contract)
  answerFailures(app, path => [...methodsOf(path), ...methodsOfUploads(path)])

  app.get('/health/live', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await connection.answers()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'database-unavailable' })
  })
  const routeParts: RouteParts = {
    ...parts,
    people,
    consumers: new Consumers(connection.db),
    limiters,
    streams: openStreams,
    ...untyped({ handlers, preparations, streamHandlers: feeds.streamHandlers }),
    rowsOf,
    joinBySigningIn,
    rightsHosts,
  }
  await app.register(async api => {
    if (parts.checkAnswers) api.addHook('preSerialization', checkedAnswers(contract))
    await routeContract(api, routeParts)
  })
  const begin = beginUploads.map(id => {
    const operation = contract.operations.get(id)
    if (!operation) throw new Error(`The contract has no operation ${id}`)
    return operation
  })
  const [host, ...others] = new Set(begin.map(operation => operation.host))
  if (host === undefined || others.length > 0) throw new Error('All uploads go to one host')
  const uploads = {
    store: services.files,
    leases,
    uploads: uploadsOf(connection.db),
    authenticate: authenticateAny(begin, routeParts),
  }
  await app.register(instance => routeUploads(instance, uploads), { prefix: prefixOf(host) })
  return app
}

type UntypedParts = Pick<RouteParts, 'handlers' | 'preparations' | 'streamHandlers'>

/**
 * Drops the per-operation types. The server looks handlers up by the operationId of a route and builds the call from
 * what the contract has checked, which the types of a single operation cannot express.
 */
const untyped = (typed: Readonly<Record<keyof UntypedParts, object>>) => typed as UntypedParts

/**
 * Closes idle connections while the server shuts down. A connection that is busy when shutdown begins would otherwise
 * be kept alive after its response, and the server would wait for it for more than a minute.
 */
function closeConnectionsAsTheyEnd(app: FastifyInstance): void {
  if (!app.server.listening) return
  const timer = setInterval(() => app.server.closeIdleConnections(), 50)
  app.server.once('close', () => clearInterval(timer))
}
