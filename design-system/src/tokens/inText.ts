/** The size of text, in px, that widths and heights are thought for. */
export const usualText = 16

/**
 * A length that grows with the reader's text, as CSS takes it.
 * @param length in px beside text of the usual size
 */
export function inText(length: number): string {
  return `${length / usualText}rem`
}
