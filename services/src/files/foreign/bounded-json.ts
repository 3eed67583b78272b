// The portal has the same reader: see `portal/src/reports/files/bounded-json.ts`.

/** A JSON text contains more than the limits allow. */
export class JsonTooLarge extends Error {
  override readonly name = 'JsonTooLarge'
}

/** Limits of a JSON text. */
export interface JsonLimits {
  /** Maximum nesting of arrays and objects. */
  depth: number
  /** Maximum number of values in total. */
  values: number
}

/**
 * Parses JSON from untrusted sources. The result is measured before it is built: one megabyte of text can become a
 * hundred, and deeply nested brackets can crash a process.
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

/** The position of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
