import { vi } from 'vitest'

/**
 * Sets the reader's time zone to the given hours east of UTC. Tests run in threads, which cannot change the zone of
 * their process.
 */
export function readAt(hours: number): void {
  const days = Date.prototype
  const there = (moment: Date) => new Date(moment.getTime() + hours * 60 * 60_000)
  vi.spyOn(days, 'getFullYear').mockImplementation(function (this: Date) {
    return there(this).getUTCFullYear()
  })
  vi.spyOn(days, 'getMonth').mockImplementation(function (this: Date) {
    return there(this).getUTCMonth()
  })
  vi.spyOn(days, 'getDate').mockImplementation(function (this: Date) {
    return there(this).getUTCDate()
  })
}
