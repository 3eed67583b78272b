/**
 * Invisible characters that change how text reads; the contract's Text refuses them. Joiners are allowed: Persian words
 * and emoji need them.
 */
const hidden = /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Removes invisible characters from a text. */
export function withoutHidden(text: string): string {
  return text.replaceAll(hidden, '')
}
