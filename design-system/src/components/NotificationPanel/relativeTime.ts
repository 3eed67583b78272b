import type { Locale } from '../../i18n/messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Beyond a week, a date is clearer than a number of days. */
const longest = 7 * day

/**
 * The age in completed units: "5 min ago". A clock slightly ahead of this one does not yield the future.
 * @param age milliseconds
 * @param justNow the words for less than a minute
 * @returns undefined for more than a week ago, or for the future
 */
export function relativeTime(
  locale: Locale,
  age: number,
  justNow: string,
  style: 'short' | 'long' = 'short',
): string | undefined {
  if (age >= longest || age < -hour || Number.isNaN(age)) return undefined
  if (age < minute) return justNow
  const [amount, unit] =
    age < hour
      ? [age / minute, 'minute' as const]
      : age < day
        ? [age / hour, 'hour' as const]
        : [age / day, 'day' as const]
  return new Intl.RelativeTimeFormat(locale, { style }).format(-Math.floor(amount), unit)
}
