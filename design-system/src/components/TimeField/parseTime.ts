const two = (number: number) => String(number).padStart(2, '0')

/** 8:30, 8h30, 8 h, 08.30, 8:30 pm, 20:30:15; seconds are ignored. */
const written = /^(\d{1,2})\s*(?:[:h.]\s*(?:([0-5]\d)(?::[0-5]\d)?)?)?\s*(?:([ap])\.?\s?m\.?)?$/i

/**
 * Parses a written time into 'HH:MM' in 24-hour format.
 * @returns null for anything that is not a time
 */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '00', half] = written.exec(text.trim()) ?? []
  if (hours === undefined) return null
  const hour = Number(hours)
  if (half === undefined) return hour < 24 ? `${two(hour)}:${minutes}` : null
  if (hour < 1 || hour > 12) return null
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`
}
