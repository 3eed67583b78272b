/**
 * Control characters other than line feed and tab, plus invisible characters that change how a text reads: the
 * contract's Text refuses them.
 */
const refused =
  // oxlint-disable-next-line no-control-regex -- control characters are what the services refuse
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

export function hasHidden(text: string): boolean {
  return text.search(refused) >= 0
}

/** The text without invisible characters. */
export function withoutHidden(text: string): string {
  return text.replaceAll(refused, '')
}
