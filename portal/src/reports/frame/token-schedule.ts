/*
 * When to replace the token of an embedded report: well before it expires, repeatedly while that fails, and at once
 * when somebody returns to a tab that slept. All times are in milliseconds, dates since 1970.
 */

/** A token in use. */
export interface TokenTimes {
  /** When it was issued, by this machine's clock. */
  since: number
  /** When it expires, according to the services. */
  ends: number
  /** The number of failed renewals of this token. */
  failures: number
  /** When the last renewal was attempted. */
  triedAt: number | undefined
}

/** How long before expiry the token is replaced. */
const lead = 3 * 60_000
/** The minimum time between renewals: with a wrong clock, each token would have expired on arrival. */
const shortest = 30_000
const firstPause = 5000
const longestPause = 60_000

/** The time from which the token should be replaced. */
export function renewalAt({ since, ends, failures, triedAt }: TokenTimes): number {
  const due = Math.max(ends - lead, since + shortest)
  if (failures === 0 || triedAt === undefined) return due
  return Math.max(due, triedAt + Math.min(longestPause, firstPause * 2 ** (failures - 1)))
}

/**
 * How long to wait before replacing the token.
 * @returns 0 to replace it now
 */
export function waitFor(times: TokenTimes, now: number): number {
  return Math.max(0, renewalAt(times) - now)
}
