import type { FastifyBaseLogger } from 'fastify'
import type { TokenRules } from '../access/token.ts'
import type { Services } from './call.ts'
import type { Contract } from './contract.ts'
import type { RateLimits } from './limits.ts'

/** What a server is built from. */
export interface AppParts {
  contract: Contract
  services: Services
  /** What makes a token valid; asked at each request, because the identity provider is mounted after the routes. */
  tokenRules: () => TokenRules
  log: FastifyBaseLogger
  /** Whether each answer is checked against the contract, which costs time. */
  checkAnswers: boolean
  rateLimits?: Partial<RateLimits>
}
