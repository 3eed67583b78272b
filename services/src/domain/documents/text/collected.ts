/** Characters of a text that are kept: some eighty pages. */
export const mostCharacters = 200_000

/** Pieces of a text, until there is enough of it. */
export class Collected {
  #text = ''

  add(piece: string): void {
    if (!this.isFull) this.#text += piece
  }

  get isFull(): boolean {
    // Blanks are put together at the end.
    return this.#text.length >= 2 * mostCharacters
  }

  /** As it is kept: lines and words, with nothing in it that a database refuses. */
  get text(): string {
    return (
      this.#text
        // A database keeps no zeros, and a reader sees no control characters at all.
        .replaceAll(/[^\P{Cc}\s]+/gu, ' ')
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n\s*/g, '\n')
        .trim()
        .slice(0, mostCharacters)
        .toWellFormed()
    )
  }
}
