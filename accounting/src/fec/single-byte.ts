/**
 * The two single-byte encodings that TextDecoder lacks: it has no code page 850, which DOS-era programs still write,
 * and Node 24.9 decodes windows-1252 as ISO 8859-1, so that € and ’ become control characters. Source: Unicode
 * Consortium, VENDORS/MICSFT/PC/CP850.TXT; WHATWG Encoding Standard, index windows-1252.
 */

/** The characters of the bytes 0x80 to 0xFF. */
export const upperHalves = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  'windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
    String.fromCharCode(...Array.from({ length: 96 }, (_, at) => at + 0xa0)),
} as const

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
const utf16 = new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-16be', { ignoreBOM: true })

function codesOf(upperHalf: string): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : upperHalf.charCodeAt(byte - 0x80),
  )
}

const codes = { cp850: codesOf(upperHalves.cp850), 'windows-1252': codesOf(upperHalves['windows-1252']) }

/** Decodes bytes, which may be cut anywhere, since each is one character. */
export function decodeSingleByte(bytes: Uint8Array, encoding: keyof typeof upperHalves): string {
  const table = codes[encoding]
  const units = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) units[at] = table[bytes[at] ?? 0] ?? 0
  return utf16.decode(units)
}
