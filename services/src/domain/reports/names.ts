/** The most characters in a name, as a reader counts them. */
export const longestName = 14

/**
 * Soft hyphens, direction marks, fillers and other characters without width. Joiners stay, because emoji are built with
 * them.
 */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Normalizes a name for storage: composed (NFC), with single spaces and without invisible characters. Idempotent. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Counts the characters that a reader sees: an accent, or a member of a family emoji, is not counted separately. */
export function countCharacters(name: string): number {
  return [...characters.segment(name)].length
}

/** The fault of a normalized name. A slash would split it into two names in an address. */
export function nameProblem(name: string): 'required' | 'too-long' | 'invalid' | undefined {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'required'
  if (countCharacters(name) > longestName) return 'too-long'
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) return 'invalid'
  return undefined
}
