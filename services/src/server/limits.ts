import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import type { KnownOperation } from './contract.ts'
import { ProblemError } from './problem.ts'

/** How often one person, or one address, may do what can be abused, per minute and process. */
export interface RateLimits {
  /** Changes, by person. */
  writes: number
  /** Questions that are asked by POST, by person: they read a lot, and are asked again while somebody writes. */
  questions: number
  /** Asking whether something is known (`x-lookup`), by person: it could be used to try addresses out. */
  lookups: number
  /** Refused tokens, by address. */
  refusedTokens: number
  /** Opening a stream of changes, by person: each keeps a connection. */
  streams: number
  /** Pages of more than `exportRows` rows, by person. */
  exports: number
  /** What anyone may send without a token, by address. */
  strangers: number
  /** The same by all addresses together: it bounds what strangers can write into the log. */
  allStrangers: number
  /** What is done by tokens of invitations, by address. */
  guests: number
  /** The same by all addresses together. */
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

/** Rows from which a page counts as an export. */
const exportRows = 500

/** Counts a request; throws ProblemError rate-limited with Retry-After when there were too many. */
export type Limiter = (request: FastifyRequest) => Promise<void>

/** The limiters of a server that `@fastify/rate-limit` is registered on. */
export interface Limiters {
  refusedTokens: Limiter
  /** The limiter of an operation, if it has one. `who` of the request is its person. */
  of: (operation: KnownOperation) => Limiter | undefined
}

/** Builds the limiters. `who` tells the person of a request. */
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
    // In this order: what one address sends too much of takes nothing from the others.
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
