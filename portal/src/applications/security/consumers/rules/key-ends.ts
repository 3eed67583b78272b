const day = 86_400_000

/** Days before its end from which a key is warned of. */
export const soon = 30

/** After how many days a new key may end; `null`: never. */
export const lifetimes = [30, 90, 180, 365, null] as const
export type Lifetime = (typeof lifetimes)[number]

/** When a key ends that is made now, as the services take it. */
export function endOf(lifetime: Lifetime, now: Date): string | null {
  return lifetime === null ? null : new Date(now.getTime() + lifetime * day).toISOString()
}

/** Days until a moment, begun ones whole; undefined when it is not soon, or past. */
export function daysUntilSoon(moment: string | null, now: Date): number | undefined {
  if (moment === null) return undefined
  const days = Math.ceil((Date.parse(moment) - now.getTime()) / day)
  return days > 0 && days <= soon ? days : undefined
}

interface Ending {
  state: string
  expiresDate: string | null
}

/** The keys that end soon with none to replace them, the first to end first. */
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
