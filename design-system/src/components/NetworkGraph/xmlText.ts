/**
 * Characters that XML 1.0 cannot represent at all: control characters, lone surrogates and two noncharacters. Parsers
 * reject a file that contains one.
 */
const forbidden = new RegExp(String.raw`[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]`, 'gu')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML elements and attributes, so that markup and entities in it stay text. */
export const xmlText = (text: string) =>
  text.replaceAll(forbidden, '\u{fffd}').replaceAll(/[&<>"']/g, sign => entities[sign] ?? sign)
