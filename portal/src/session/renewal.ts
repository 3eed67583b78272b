import type { TokenLife } from './session.ts'
import type { Renewal } from './sign-in.ts'

/** What the end of the token asks for now. */
export type RenewalStep =
  /** Nothing for so many seconds. */
  | { kind: 'wait'; seconds: number }
  /** Renew without asking, whether anybody works in this tab or not. */
  | { kind: 'renew' }
  /** The provider does not renew it any more: show how long there is. */
  | { kind: 'warn'; secondsLeft: number }
  | { kind: 'over' }

/** A renewal of the present token that brought no other one. */
export interface FailedRenewal {
  outcome: Exclude<Renewal, 'renewed'>
  /** Seconds since 1970. */
  at: number
}

/** Seconds before the end in which the token is renewed; of short-lived ones the last third. */
export const lastSeconds = 120
/** Seconds until a provider that did not answer is asked again. */
export const retrySeconds = 10

/**
 * What to do about the end of the token. Only the provider's own no ends a session: a token that ended while the machine
 * slept, or while the provider could not be reached, is renewed as well.
 * @param now seconds since 1970
 * @param failed the last renewal of this token, when it did not work
 */
export function renewalStep(life: TokenLife, now: number, failed?: FailedRenewal): RenewalStep {
  const { issuedAt, expiresAt } = life
  const whole = issuedAt === undefined ? Number.POSITIVE_INFINITY : expiresAt - issuedAt
  const secondsLeft = Math.ceil(expiresAt - now)
  if (failed?.outcome === 'refused') return secondsLeft > 0 ? { kind: 'warn', secondsLeft } : { kind: 'over' }
  const untilRenewal = Math.ceil(expiresAt - Math.min(lastSeconds, whole / 3) - now)
  if (untilRenewal > 0) return { kind: 'wait', seconds: untilRenewal }
  const untilRetry = failed ? Math.ceil(failed.at + retrySeconds - now) : 0
  return untilRetry > 0 ? { kind: 'wait', seconds: untilRetry } : { kind: 'renew' }
}
