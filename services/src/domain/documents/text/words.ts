/** A run of letters, digits and combining marks. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** A word of a text, and its position. */
export interface PlacedWord {
  word: string
  at: number
}

/** The words of a text in lower case, in order. Everything between them is ignored. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: found, index } of text.matchAll(word)) yield { word: found, at: index }
}

/** The form common to all spellings of a word; the database stems it. */
export const plain = (found: string): string => found.normalize('NFC').toLowerCase()

/** The words of a text as passed to the database: separated by spaces, so that its parser finds nothing but words. */
export const wordsOf = (text: string): string =>
  Array.from(placedWords(text), ({ word: found }) => plain(found)).join(' ')

/** A word without accents, close enough to the database's `odata_fold` for a guess. */
export const unaccented = (found: string): string =>
  plain(found)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
