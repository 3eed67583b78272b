import { createHash } from 'node:crypto'

/** SHA-256 of both texts separated by a line break, in hexadecimal: exactly the words that a person accepts. */
export function termsHash({ text, englishText }: { text: string; englishText: string }): string {
  return createHash('sha256').update(`${text}\n${englishText}`).digest('hex')
}
