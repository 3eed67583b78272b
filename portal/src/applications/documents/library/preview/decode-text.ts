const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/**
 * Decodes the text of a file: UTF-8, UTF-16 if there is a byte order mark, otherwise the Windows encoding of Western
 * Europe.
 * @param bytes of the whole file or its start; a character that is cut off at the end is left out
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
