/**
 * Control characters but line feed and tab, and others that nobody sees and that make others read something else: what Text of
 * the contract refuses.
 */
const refused =
  // oxlint-disable-next-line no-control-regex -- control characters are what the services refuse
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

export function hasHidden(text: string): boolean {
  return text.search(refused) >= 0
}

/** The text without what nobody sees. */
export function withoutHidden(text: string): string {
  return text.replaceAll(refused, '')
}
