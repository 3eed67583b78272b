/**
 * Normalises text for comparison: without accents, ligatures and case, so that "inventaire" finds "Inventairé" and "oe"
 * finds "œ".
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim()
}

/** Whether each word of the query occurs in the text, ignoring accents and case. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every(word => folded.includes(word))
}
