/**
 * What XML 1.0 cannot hold in any way: control characters, halves of pairs, and two that are no characters. A file with
 * one of them is refused by whoever reads it.
 */
const forbidden = new RegExp(String.raw`[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]`, 'gu')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in XML, in elements and attributes: markup and entities in it are text. */
export const xmlText = (text: string) =>
  text.replaceAll(forbidden, '\u{fffd}').replaceAll(/[&<>"']/g, sign => entities[sign] ?? sign)
