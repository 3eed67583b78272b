import { createHash } from 'node:crypto'

/** SHA-256 over both texts with a line between them, in hexadecimal: exactly the words that somebody accepts. */
export function termsHash({ text, englishText }: { text: string; englishText: string }): string {
  return createHash('sha256').update(`${text}\n${englishText}`).digest('hex')
}
