/** Detects the encoding of a file from its beginning. */
import { TextStream } from './text-stream.ts'
import type { Encoding } from './report.ts'

/** Share of zero bytes in one half of all byte pairs from which a text is considered UTF-16. */
const zeroShare = 0.3

/** Detects UTF-16 without a byte order mark: in European text, one byte of most characters is zero. */
function utf16Of(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map(count => count / (head.length / 2))
  if (odd > zeroShare && even < odd / 10) return 'utf-16le'
  if (even > zeroShare && odd < even / 10) return 'utf-16be'
  return undefined
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // Decode as a stream, because the head may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

const lowerLetters = 'éèêëàâçîïôûùüœÿ'
const upperLetters = 'ÉÈÊËÀÂÇÎÏÔÛÙÜŒ'
const signs = '€’‘“”«»°–—…§²³\u00A0'

/** Scores how much a text looks like French: accented letters next to other letters count most. */
function frenchScore(text: string): number {
  let score = 0
  for (const { 0: letter, index } of text.matchAll(/[^\0-\x7F]/gu)) {
    const isBeside =
      /[A-Za-z]/.test(text.charAt(index - 1)) || /[A-Za-z]/.test(text.charAt(index + letter.length))
    // à is a word, too.
    if (lowerLetters.includes(letter)) score += isBeside || letter === 'à' ? 3 : 1
    else if (upperLetters.includes(letter)) score += /[a-z]/.test(text.charAt(index - 1)) ? -1 : 0.5
    else if (signs.includes(letter)) score += 1
    // Control characters of ISO 8859 occur in no text.
    else score -= letter < '\u00A0' ? 3 : 1
  }
  return score
}

/** By precedence where several give the same text: the prescribed one first. */
const singleByte = ['iso-8859-15', 'windows-1252', 'cp850'] as const satisfies readonly Encoding[]

/** The encoding of a file that begins with these bytes; ASCII counts as UTF-8. */
export function detectEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const utf16 = utf16Of(head)
  if (utf16) return utf16
  if (isUtf8(head)) return 'utf-8'
  const scores = singleByte.map(encoding => frenchScore(new TextStream(encoding).push(head)))
  return singleByte[scores.indexOf(Math.max(...scores))] ?? 'iso-8859-15'
}
