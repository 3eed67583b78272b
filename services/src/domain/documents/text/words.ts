/** Letters and digits that stand together, with their accents. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** A word of a text, and where it begins. */
export interface PlacedWord {
  word: string
  at: number
}

/** The words of a text in small letters, one after the other. What stands between them is nowhere looked at. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: found, index } of text.matchAll(word)) yield { word: found, at: index }
}

/** A word as all its ways of being written have it in common: the database stems it. */
export const plain = (found: string): string => found.normalize('NFC').toLowerCase()

/** The words of a text as the database is given them: with blanks between them, for its parser to find nothing else in. */
export const wordsOf = (text: string): string =>
  Array.from(placedWords(text), ({ word: found }) => plain(found)).join(' ')

/** A word without accents, as near to the database's `odata_fold` as a guess has to be. */
export const unaccented = (found: string): string =>
  plain(found)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
