/** What the end of the token asks for now. */
export type RenewalStep =
  /** Nothing until that moment. */
  | { kind: 'wait'; seconds: number }
  /** Renew without asking: the person is working. */
  | { kind: 'renew' }
  /** Show how long there is, and offer to extend. */
  | { kind: 'warn'; secondsLeft: number }
  | { kind: 'over' }

/** Seconds before the end in which something is done about it. */
export const lastSeconds = 120
/** Whoever pressed a key or moved in these seconds is working. */
const activeSeconds = 300

/**
 * What to do about the end of the token. Somebody who is working is never interrupted; somebody who left sees a
 * countdown when they come back in time.
 * @param expiresAt seconds since 1970
 * @param lastActive seconds since 1970 of the last key press or pointer movement, in any tab
 * @param hasFailed the last renewal of this token did not work
 */
export function renewalStep(
  expiresAt: number,
  now: number,
  lastActive: number,
  hasFailed: boolean,
): RenewalStep {
  const secondsLeft = Math.ceil(expiresAt - now)
  if (secondsLeft <= 0) return { kind: 'over' }
  if (secondsLeft > lastSeconds) return { kind: 'wait', seconds: secondsLeft - lastSeconds }
  if (!hasFailed && now - lastActive <= activeSeconds) return { kind: 'renew' }
  return { kind: 'warn', secondsLeft }
}
