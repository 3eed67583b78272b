/** Characters of a text that are kept: about eighty pages. */
export const mostCharacters = 200_000

/** Collects pieces of a text until there is enough. */
export class Collected {
  #text = ''

  add(piece: string): void {
    if (!this.isFull) this.#text += piece
  }

  get isFull(): boolean {
    // White space is collapsed at the end.
    return this.#text.length >= 2 * mostCharacters
  }

  /** The text to store: lines and words, without anything that the database refuses. */
  get text(): string {
    return (
      this.#text
        // The database refuses null characters, and control characters are invisible to readers.
        .replaceAll(/[^\P{Cc}\s]+/gu, ' ')
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n\s*/g, '\n')
        .trim()
        .slice(0, mostCharacters)
        .toWellFormed()
    )
  }
}
