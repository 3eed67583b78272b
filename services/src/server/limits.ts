import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import type { KnownOperation } from './contract.ts'
import { ProblemError } from './problem.ts'

/** Limits, per minute and process, on how often one person or one address may do something that can be abused. */
export interface RateLimits {
  /** Writes, per person. */
  writes: number
  /** Reads sent by POST, per person: they read a lot and are repeated while somebody types. */
  questions: number
  /** Asking whether something exists (`x-lookup`), per person: it could be used to guess addresses. */
  lookups: number
  /** Refused tokens, per address. */
  refusedTokens: number
  /** Opening a stream of changes, per person: each holds a connection open. */
  streams: number
  /** Pages of more than `exportRows` rows, per person. */
  exports: number
  /** Requests that anyone may send without a token, per address. */
  strangers: number
  /** The same for all addresses together: it bounds what strangers can write to the log. */
  allStrangers: number
  /** Requests made with invitation tokens, per address. */
  guests: number
  /** The same for all addresses together. */
  allGuests: number
}

export const defaultRateLimits: RateLimits = {
  writes: 240,
  questions: 600,
  lookups: 60,
  refusedTokens: 120,
  streams: 120,
  exports: 120,
  strangers: 30,
  allStrangers: 120,
  guests: 30,
  allGuests: 300,
}

/** Number of rows above which a page counts as an export. */
const exportRows = 500

/** Counts a request; throws ProblemError rate-limited with Retry-After once the limit is exceeded. */
export type Limiter = (request: FastifyRequest) => Promise<void>

/** The limiters of a server that has `@fastify/rate-limit` registered. */
export interface Limiters {
  refusedTokens: Limiter
  /** The limiter of an operation, if it has one. */
  of: (operation: KnownOperation) => Limiter | undefined
}

/** Builds the limiters. `who` identifies the person who sent a request. */
export function createLimiters(
  app: FastifyInstance,
  limits: RateLimits,
  who: (request: FastifyRequest) => string,
): Limiters {
  const limiter = (name: string, max: number, key: (request: FastifyRequest) => string): Limiter => {
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: request => `${name} ${key(request)}`,
    })
    return async request => {
      const found = await count(request)
      if (!found.isAllowed && found.isExceeded)
        throw new ProblemError('rate-limited', {
          headers: { 'retry-after': String(Math.max(1, found.ttlInSeconds)) },
        })
    }
  }
  const writes = limiter('write', limits.writes, who)
  const questions = limiter('question', limits.questions, who)
  const lookups = limiter('lookup', limits.lookups, who)
  const streams = limiter('stream', limits.streams, who)
  const exports = limiter('export', limits.exports, who)
  const byStranger = limiter('stranger', limits.strangers, request => networkOf(request.ip))
  const byAllStrangers = limiter('strangers', limits.allStrangers, () => 'all')
  const strangers: Limiter = async request => {
    // In this order, so that one address that sends too much does not use up the limit of the others.
    await byStranger(request)
    await byAllStrangers(request)
  }
  const byGuest = limiter('guest', limits.guests, request => networkOf(request.ip))
  const byAllGuests = limiter('guests', limits.allGuests, () => 'all')
  const guests: Limiter = async request => {
    await byGuest(request)
    await byAllGuests(request)
  }
  const large: Limiter = async request => {
    const query = request.query as Record<string, unknown>
    if (Number(query['$top'] ?? 0) > exportRows) await exports(request)
  }
  return {
    refusedTokens: limiter('refused', limits.refusedTokens, request => networkOf(request.ip)),
    of: operation => {
      if (operation.isForGuests) return guests
      if (operation.method !== 'get' && operation.scopes === undefined) return strangers
      if (operation.method !== 'get') return operation.isQuestion ? questions : writes
      if (operation.isLookup) return lookups
      if (operation.operation.responses[operation.success]?.content?.['text/event-stream']) return streams
      return operation.operation['x-odata'] ? large : undefined
    },
  }
}
