/**
 * Characters that nobody sees and that make others read something else: the contract's Text refuses them. Joiners stay: words of
 * Persian and emoji are made with them.
 */
const hidden = /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** The text without what nobody sees. */
export function withoutHidden(text: string): string {
  return text.replaceAll(hidden, '')
}
