/**
 * How many of the first items fit in a row.
 * @param ends where each item ends when all are in one row, in px from the start
 * @param room available width, in px
 * @param more width of the overflow button with the gap before it, in px
 */
export function fittingCount(ends: readonly number[], room: number, more: number): number {
  const last = ends.at(-1)
  if (last === undefined || last <= room) return ends.length
  const beyond = ends.findIndex(end => end + more > room)
  return beyond === -1 ? ends.length : beyond
}
