/** Maximum length of a name, in characters as a reader counts them: "shorter than 15". */
export const longestName = 14

/** Soft hyphens, direction marks, fillers and other characters without width. Joiners stay, because emoji need them. */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The name as the services store it: composed, with single spaces and without invisible characters. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** The number of visible characters: accents and the parts of a family emoji do not count separately. */
export function countCharacters(name: string): number {
  return [...characters.segment(name)].length
}

/**
 * A suggested name for the report made from a file: the file name without its extension. A longer one ends with the
 * last whole word that fits; only a first word that is too long by itself is cut.
 */
export function nameOfFile(fileName: string): string {
  const name = normalizeName(fileName.replace(/\.pbix$/i, '').replaceAll(/[_/\\]+/g, ' '))
  const all = [...characters.segment(name)].map(({ segment }) => segment)
  if (all.length <= longestName) return name
  const cut = all.slice(0, longestName).join('')
  if (/^[\s\p{Pd}]/u.test(all[longestName] ?? '')) return cut
  const word = cut.search(/[\s\p{Pd}][^\s\p{Pd}]*$/u)
  // Remove joining characters at the end, as in "Marge - finale".
  return (word > 0 ? cut.slice(0, word) : cut).replace(/[\s\p{Pd},;:(&+]+$/u, '') || cut
}

/** Whether a file name is longer than the name of a report may be. */
export const isLongFileName = (fileName: string) =>
  countCharacters(normalizeName(fileName.replace(/\.pbix$/i, ''))) > longestName
