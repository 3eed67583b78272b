// The portal has the same reader: see `portal/src/reports/files/bounded-json.ts`.

/** A text of JSON has more in it than may be read. */
export class JsonTooLarge extends Error {
  override readonly name = 'JsonTooLarge'
}

/** What a text of JSON may hold. */
export interface JsonLimits {
  /** Arrays and objects inside of each other. */
  depth: number
  /** Values in all. */
  values: number
}

/**
 * Reads JSON that strangers wrote. What it would become is counted before anything is made of it: a text of one megabyte can
 * become a hundred, and brackets inside of each other end a process.
 * @throws JsonTooLarge, SyntaxError
 */
export function parseBounded(text: string, { depth, values }: JsonLimits): unknown {
  let open = 0
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at)
        break
      case openBracket:
      case openBrace:
        open += 1
        count += 1
        break
      case closeBracket:
      case closeBrace:
        open -= 1
        break
      case comma:
        count += 1
        break
      default:
    }
    if (open > depth || count > values) throw new JsonTooLarge()
  }
  return JSON.parse(text)
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The place of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
