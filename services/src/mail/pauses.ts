/** Hours after which a message is given up. */
export const givenUpAfterHours = 24
/** Days for which the body of a finished message is kept. */
export const bodyKeptDays = 30
/** Days after which the record of a message is deleted. */
export const recordKeptDays = 365

const firstPause = 30
const longestPause = 3600

/**
 * Seconds until the next attempt: doubled each time, up to an hour, with a quarter of jitter so that messages that
 * failed together are not retried together.
 * @param attempts so far, at least 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20))
  return Math.round(pause * (0.75 + random / 2))
}

/**
 * Seconds for which nothing is sent after a failure of the server itself.
 * @param failures in a row, at least 1
 */
export const serverPauseAfter = (failures: number, random: number): number =>
  Math.min(300, 5 * 2 ** Math.min(failures - 1, 10)) * (0.75 + random / 2)
