import type { TokenLife } from './session.ts'
import type { Renewal } from './sign-in.ts'

/** What to do about the expiry of the token now. */
export type RenewalStep =
  /** Do nothing for this many seconds. */
  | { kind: 'wait'; seconds: number }
  /** Renew without asking, whether or not anybody is working in this tab. */
  | { kind: 'renew' }
  /** The provider no longer renews the token: show the time that is left. */
  | { kind: 'warn'; secondsLeft: number }
  | { kind: 'over' }

/** A renewal of the current token that failed. */
export interface FailedRenewal {
  outcome: Exclude<Renewal, 'renewed'>
  /** Seconds since 1970. */
  at: number
}

/** Seconds before expiry at which renewal starts; for a short-lived token, the last third of its life. */
export const lastSeconds = 120
/** Seconds until the next request to a provider that did not answer. */
export const retrySeconds = 10

/**
 * Decides what to do about the expiry of the token. Only a refusal by the provider ends a session: a token that
 * expired while the machine slept, or while the provider could not be reached, is still renewed.
 * @param now seconds since 1970
 * @param failed the last renewal of this token, if it failed
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
