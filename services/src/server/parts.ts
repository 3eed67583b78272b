import type { FastifyBaseLogger } from 'fastify'
import type { TokenRules } from '../access/token.ts'
import type { Services } from './call.ts'
import type { Contract } from './contract.ts'
import type { RateLimits } from './limits.ts'

/** What a server is built from. */
export interface AppParts {
  contract: Contract
  services: Services
  /**
   * The rules that make a token valid; read on each request, because the identity provider is mounted after the routes.
   */
  tokenRules: () => TokenRules
  log: FastifyBaseLogger
  /** Whether to check every response against the contract, which takes time. */
  checkAnswers: boolean
  rateLimits?: Partial<RateLimits>
}
