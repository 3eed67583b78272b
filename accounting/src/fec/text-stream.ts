/** Decodes the bytes of a file to text, chunk by chunk. */
import type { Encoding } from './report.ts'
import { decodeSingleByte } from './single-byte.ts'

const byteOrderMark = '\uFEFF'

/**
 * Decodes chunks that may end anywhere, even inside a character. The byte order mark is not part of the text. Invalid
 * bytes become U+FFFD.
 */
export class TextStream {
  hasByteOrderMark = false
  readonly #decode: (bytes: Uint8Array) => string
  readonly #endDecoding: () => string
  #isAtStart = true

  constructor(encoding: Encoding) {
    if (encoding === 'cp850' || encoding === 'windows-1252') {
      this.#decode = bytes => decodeSingleByte(bytes, encoding)
      this.#endDecoding = () => ''
    } else {
      const decoder = new TextDecoder(encoding, { ignoreBOM: true })
      this.#decode = bytes => decoder.decode(bytes, { stream: true })
      this.#endDecoding = () => decoder.decode()
    }
  }

  push(bytes: Uint8Array): string {
    return this.#withoutMark(this.#decode(bytes))
  }

  /** Returns what the last bytes left: an incomplete character, as U+FFFD. */
  end(): string {
    return this.#withoutMark(this.#endDecoding())
  }

  #withoutMark(text: string): string {
    if (!this.#isAtStart || text === '') return text
    this.#isAtStart = false
    this.hasByteOrderMark = text.startsWith(byteOrderMark)
    return this.hasByteOrderMark ? text.slice(1) : text
  }
}
