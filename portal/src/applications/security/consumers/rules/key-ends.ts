const day = 86_400_000

/** Number of days before a key's end at which its warning starts. */
export const soon = 30

/** The lifetimes offered for a new key, in days; `null` means it never ends. */
export const lifetimes = [30, 90, 180, 365, null] as const
export type Lifetime = (typeof lifetimes)[number]

/** The end date of a key created now, in the format the services expect. */
export function endOf(lifetime: Lifetime, now: Date): string | null {
  return lifetime === null ? null : new Date(now.getTime() + lifetime * day).toISOString()
}

/** Days until a moment, rounded up; undefined if it has passed or is not soon. */
export function daysUntilSoon(moment: string | null, now: Date): number | undefined {
  if (moment === null) return undefined
  const days = Math.ceil((Date.parse(moment) - now.getTime()) / day)
  return days > 0 && days <= soon ? days : undefined
}

interface Ending {
  state: string
  expiresDate: string | null
}

/** The keys that end soon and have no replacement, soonest first. */
export function endingSoon<Key extends Ending>(
  keys: readonly Key[],
  now: Date,
): { key: Key; days: number }[] {
  return keys
    .flatMap(key => {
      const days = key.state === 'active' ? daysUntilSoon(key.expiresDate, now) : undefined
      return days === undefined ? [] : [{ key, days }]
    })
    .toSorted((one, other) => one.days - other.days)
}
