/*
 * The services have the same reader, in `services/src/files/foreign`. They share no code with the portal, and each
 * must withstand a file that the other has not seen. Both are tested with the same hostile files of the contract.
 */

/** Thrown when JSON contains more than the limits allow. */
export class JsonTooLarge extends Error {
  override readonly name = 'JsonTooLarge'
}

/** Limits for parsing JSON. */
export interface JsonLimits {
  /** Maximum nesting of arrays and objects. */
  depth: number
  /** Maximum number of values in all. */
  values: number
}

/**
 * Parses untrusted JSON. It counts what the text would become before building anything: one megabyte of text can
 * become a hundred, which would block the page meanwhile.
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

/** The index of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
