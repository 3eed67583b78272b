/**
 * The number of calendar days somebody has been waited for, in the reader's time zone: since yesterday evening is one
 * day.
 * @param since RFC 3339
 */
export function daysWaiting(since: string, now: Date = new Date()): number {
  const begun = new Date(since)
  const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.max(0, Math.round((dayOf(now) - dayOf(begun)) / 86_400_000))
}
