/*
 * When the token of an embedded report is replaced: well before it ends, again and again while that fails, and at once
 * when somebody comes back to a tab that slept. Everything in milliseconds since 1970.
 */

/** A token that is in use. */
export interface TokenTimes {
  /** When it was given, by the clock of this machine. */
  since: number
  /** When it ends, as the services say. */
  ends: number
  /** How often replacing it has failed since it is in use. */
  failures: number
  /** When that was tried last. */
  triedAt: number | undefined
}

/** Time before the end in which it is replaced. */
const lead = 3 * 60_000
/** A token is used for this long at least: by a clock that goes wrong each would be over when it comes. */
const shortest = 30_000
const firstPause = 5000
const longestPause = 60_000

/** The moment from which the token is to be replaced. */
export function renewalAt({ since, ends, failures, triedAt }: TokenTimes): number {
  const due = Math.max(ends - lead, since + shortest)
  if (failures === 0 || triedAt === undefined) return due
  return Math.max(due, triedAt + Math.min(longestPause, firstPause * 2 ** (failures - 1)))
}

/**
 * What to do now.
 * @returns how long to wait; 0: replace it now
 */
export function waitFor(times: TokenTimes, now: number): number {
  return Math.max(0, renewalAt(times) - now)
}
