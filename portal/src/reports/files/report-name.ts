/** Characters of a name at most, as a reader counts them: "shorter than 15". */
export const longestName = 14

/** Soft hyphens, marks of direction, fillers and others that take no room. Joiners stay: emoji are made with them. */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The name as the services keep it: composed, with single spaces and without what nobody sees. */
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

/**
 * A name for the report that a file becomes: its own without the ending; a longer one ends with its last whole word that
 * there is room for. Only a first word that is too long by itself is cut.
 */
export function nameOfFile(fileName: string): string {
  const name = normalizeName(fileName.replace(/\.pbix$/i, '').replaceAll(/[_/\\]+/g, ' '))
  const all = [...characters.segment(name)].map(({ segment }) => segment)
  if (all.length <= longestName) return name
  const cut = all.slice(0, longestName).join('')
  if (/^[\s\p{Pd}]/u.test(all[longestName] ?? '')) return cut
  const word = cut.search(/[\s\p{Pd}][^\s\p{Pd}]*$/u)
  // What joined words, as in "Marge - finale", says nothing at the end.
  return (word > 0 ? cut.slice(0, word) : cut).replace(/[\s\p{Pd},;:(&+]+$/u, '') || cut
}

/** Whether the name of a file is longer than that of a report may be. */
export const isLongFileName = (fileName: string) =>
  countCharacters(normalizeName(fileName.replace(/\.pbix$/i, ''))) > longestName
