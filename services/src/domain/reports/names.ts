/** Characters of a name at most, as a reader counts them. */
export const longestName = 14

/** Soft hyphens, marks of direction, fillers and others that take no room. Joiners stay: emoji are made with them. */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The name as it is kept: composed (NFC), with single spaces and without what nobody sees. Twice is the same as once. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** How many characters a reader sees: an accent and a family of emoji are none of their own. */
export function countCharacters(name: string): number {
  return [...characters.segment(name)].length
}

/** What is wrong with a name that was normalized. A slash would be read as two names in an address. */
export function nameProblem(name: string): 'required' | 'too-long' | 'invalid' | undefined {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'required'
  if (countCharacters(name) > longestName) return 'too-long'
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) return 'invalid'
  return undefined
}
