/** Which text may be written into a field of a document, and how much of it fits. */

/**
 * Characters that the fonts of the document have: Latin, Greek and Cyrillic letters, digits and signs;
 * `SignatureValueText` of the contract.
 */
const known =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0370-\u0373\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2116\u2122]*$/u

/** Whether the document can show a text. */
export const canShow = (text: string): boolean => known.test(text)

/** Normalises a text to characters that fonts have: composed accents, plain spaces, no invisible marks. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\u2000-\u200a\u205f\u3000]/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll('\u2212', '-')
    .replaceAll('\ufb01', 'fi')
    .replaceAll('\ufb02', 'fl')
    .trim()

/** Font sizes of a text in points: the smallest legible one, and the largest used. */
export const [smallestText, largestText] = [6, 11]
/** Line height, as a multiple of the font size. */
export const lineHeight = 1.2
/** Points between a text and the edges of its field. */
export const textEdge = 2

/**
 * The number of characters that fit into a field in the smallest size. It assumes that characters are on average half
 * as wide as they are high, and that breaking lines between words loses some.
 * @param width in points
 * @param height in points
 */
export function textCapacity(width: number, height: number): number {
  const lines = Math.max(1, Math.floor(height / (smallestText * lineHeight)))
  const inLine = Math.floor((width - 2 * textEdge) / (smallestText * 0.6))
  return Math.max(1, lines * inLine)
}
