import type { Locale } from '../../i18n/messages.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function scale(bytes: number) {
  let at = 0
  let value = bytes
  // From 999.5 on, rounding would give 1,000 of the smaller unit.
  while (value >= 999.5 && at < units.length - 1) {
    value /= 1024
    at += 1
  }
  return { value, unit: units[at] ?? 'byte' }
}

const digits = (value: number) => ({ maximumFractionDigits: value < 10 ? 1 : 0 })

/**
 * A size in the reader's language: "1.2 MB", "1,2 Mo". A kilobyte has 1,024 bytes, as in Windows Explorer, where
 * readers see their files, and in the limit of 1 GB.
 */
export function formatBytes(locale: Locale, bytes: number): string {
  const { value, unit } = scale(bytes)
  const format = {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    ...digits(value),
  } as const
  return new Intl.NumberFormat(locale, format).format(value)
}

/** The exact size in bytes: "1,073,741,825 bytes". */
export const formatWholeBytes = (locale: Locale, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)

/** Bytes per second in the reader's language: "1.2 MB/s", "1,2 Mo/s". */
export function formatRate(locale: Locale, bytesPerSecond: number): string {
  const { value, unit } = scale(Math.max(1024, bytesPerSecond))
  const format = {
    style: 'unit',
    unit: `${unit}-per-second`,
    unitDisplay: 'short',
    ...digits(value),
  } as const
  return new Intl.NumberFormat(locale, format).format(value)
}

/** An estimated duration: "5 sec", "3 min", "1 hr, 20 min"; in steps of 5 seconds below a minute. */
export function formatDuration(locale: Locale, seconds: number): string {
  const say = (value: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  if (seconds < 57.5) return say(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return say(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 0 || hours >= 10) return say(hours, 'hour')
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([
    say(hours, 'hour'),
    say(rest, 'minute'),
  ])
}
